import type { BuildArgs } from "gatsby";

interface Result<Data> {
  data?: Data;
  errors?: Error[];
}

/**
 * Runs a query for a file of the site. A failed query ends a build; the live preview reports it and
 * continues without the file.
 *
 * @param what names the data in the message
 */
export async function queryContent<Data>(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  what: string,
  query: string,
  variables?: object,
): Promise<Data | undefined> {
  const { data, errors } = (await graphql(query, variables)) as Result<Data>;
  if (data && !errors) return data;
  reporter.panicOnBuild(`${what} could not be read.`, errors);
  return undefined;
}
