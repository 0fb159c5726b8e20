import type { PageProps } from "gatsby";

/** A location of the router, limited to what pages use. `state` is null in an entry without one. */
export function pageLocation(path = "/", state: object | null = { key: "1" }) {
  const { pathname, search, hash } = new URL(path, "https://paw.example");
  return { pathname, search, hash, state, key: "first" } as PageProps["location"];
}

/** The props of a page in addition to its data, limited to those that pages use. */
export const pageProps = <Data, Context = object>(
  data: Data,
  path = "/",
  pageContext = {} as Context,
): PageProps<Data, Context> =>
  ({ data, pageContext, path, location: pageLocation(path) }) as PageProps<Data, Context>;
