import { withPrefix } from "gatsby";
import type { LoadedPage } from "./page-loader";

/**
 * The data of another page, without its template. Gatsby's own loader remembers a failure until
 * the visitor leaves the site; this can be asked again.
 *
 * @param path of a page, with a slash at both ends
 * @throws Error if the data can't be loaded
 */
export async function loadPageData(path: string): Promise<LoadedPage["json"]> {
  const address = withPrefix(`/page-data${path}page-data.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { result: LoadedPage["json"] }).result;
}
