import type { CreatePagesArgs } from "gatsby";

interface Result<Data> {
  data?: Data;
  errors?: Error[];
}

/**
 * Asks which pages there are to make. A wrong query ends a build; the live preview reports it and
 * goes on without the pages.
 *
 * @param what what could not be read, for the message
 */
export async function queryForPages<Data>(
  args: CreatePagesArgs,
  what: string,
  query: string,
): Promise<Data | undefined> {
  const result: Result<Data> = await args.graphql<Data>(query);
  const { data, errors } = result;
  if (data && !errors) return data;
  args.reporter.panicOnBuild(`${what} could not be read, so their pages were not made.`, errors);
  return undefined;
}
