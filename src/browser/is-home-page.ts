import { withPrefix } from "gatsby";
import { homeAlias } from "../lib/links/routes";

export const isHomePage = (pathname: string): boolean =>
  ["/", homeAlias].some((path) => withPrefix(path) === pathname);
