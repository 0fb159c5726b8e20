/** For records that GraphQL types as nullable, but the content check requires. */
export function assertDefined<Value>(value: Value | null | undefined, source: string): Value {
  if (value == null) throw new Error(`${source} is missing or empty`);
  return value;
}
