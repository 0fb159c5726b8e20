/**
 * A record that every build has: GraphQL types the only record of a file as nullable, but the
 * content check stops a build that lacks it.
 *
 * @param source the file that holds the record
 * @returns the record, which is then known to be there
 * @throws Error if it is missing all the same
 */
export function assertDefined<Value>(value: Value | null | undefined, source: string): Value {
  if (value == null) throw new Error(`${source} is missing or empty`);
  return value;
}
