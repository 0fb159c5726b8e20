import type { PageProps } from "gatsby";

/** What Gatsby gives a page besides its data, as far as pages read it. */
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
