import { withPrefix } from "gatsby";
import { homeAlias } from "../lib/links/routes";

/** Whether a path is one of the home page's two. */
export const isHomePage = (pathname: string): boolean =>
  ["/", homeAlias].some((path) => withPrefix(path) === pathname);
