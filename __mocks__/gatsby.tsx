import type { GatsbyLinkProps, ScriptProps } from "gatsby";

type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref" | "state" | "replace" | "activeStyle">;

/** In unit tests a link is a plain anchor, of another page. */
export const Link = ({
  to,
  children,
  activeClassName: _class,
  partiallyActive: _partially,
  ...rest
}: LinkProps) => (
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
