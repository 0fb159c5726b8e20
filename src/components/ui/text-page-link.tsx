import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { textPagePath } from "../../lib/links/routes";

interface Props {
  page: Queries.TextPageLinkFragment | null;
  children: (link: ReactNode) => ReactNode;
}

/** A link to a page of `content/pages`; nothing if the page is missing. */
export const TextPageLink = ({ page, children }: Props) => {
  const title = page?.frontmatter?.title;
  return title && children(<Link to={textPagePath(page.contentPath)}>{title}</Link>);
};

export const query = graphql`
  fragment TextPageLink on Mdx {
    contentPath
    frontmatter {
      title
    }
  }
`;
