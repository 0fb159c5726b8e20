import type { GatsbyLinkProps, ScriptProps } from "gatsby";

type LinkProps = Omit<
  GatsbyLinkProps<unknown>,
  "ref" | "state" | "replace" | "partiallyActive" | "activeClassName" | "activeStyle"
>;

/** In unit tests a link is a plain anchor. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Scripts are not loaded in unit tests. */
export const Script = (_: ScriptProps) => null;

export const graphql = jest.fn();
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const withPrefix = (path: string) => path;

/** A test says what the query gives: `jest.mocked(useStaticQuery).mockReturnValue({ ... })`. */
export const useStaticQuery = jest.fn();
