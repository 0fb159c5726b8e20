import type { GatsbyLinkProps } from "gatsby";

type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref" | "state" | "replace" | "activeStyle">;

/** In unit tests a link is a plain anchor. */
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

export const graphql = jest.fn();
export const navigate = jest.fn();
export const withPrefix = (path: string) => path;

/** Tests set the query's result: `jest.mocked(useStaticQuery).mockReturnValue({ ... })`. */
export const useStaticQuery = jest.fn();
