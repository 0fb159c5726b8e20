/** For records that GraphQL types as nullable. They are null only in `gatsby develop`, while the content has errors. */
export function assertDefined<Value>(value: Value | null | undefined, source: string): Value {
  if (value == null) throw new Error(`${source} has errors: see the terminal`);
  return value;
}
