/**
 * Asserts that a required record exists: GraphQL types single records as nullable, but the content
 * check stops a build without them.
 *
 * @throws Error if the record is missing
 */
export function assertDefined<Value>(value: Value | null | undefined, source: string): Value {
  if (value == null) throw new Error(`${source} is missing or empty`);
  return value;
}
