import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { firstVisitPath } from "../../lib/links/first-visit";

interface Props {
  /** What the page's query gives for the fragment. */
  data: Queries.FirstVisitFragment;
  /** Puts the link where it stands on the page. */
  children: (link: ReactNode) => ReactNode;
}

/** Leads to the text for a first visit, under its own title; nothing where there is no such text. */
export const FirstVisitLink = ({ data, children }: Props) => {
  const title = data.firstVisit?.frontmatter?.title;
  return title && children(<Link to={firstVisitPath}>{title}</Link>);
};

export const query = graphql`
  fragment FirstVisit on Query {
    firstVisit: mdx(fields: { contentPath: { eq: "pages/first-visit" } }) {
      frontmatter {
        title
      }
    }
  }
`;
