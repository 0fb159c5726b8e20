/** For records that GraphQL types as nullable. Only in the live preview, errors of the content make them null. */
export function assertDefined<Value>(value: Value | null | undefined, source: string): Value {
  if (value == null) throw new Error(`${source} has errors: see the terminal`);
  return value;
}
