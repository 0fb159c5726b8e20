import type { PageProps } from "gatsby";

/** The props of a page in addition to its data, limited to those that pages use. */
export const pageProps = <Data, Context = object>(
  data: Data,
  path = "/",
  pageContext = {} as Context,
): PageProps<Data, Context> =>
  ({
    data,
    pageContext,
    path,
    location: { pathname: path, hash: "", search: "", key: "first" },
  }) as unknown as PageProps<Data, Context>;
