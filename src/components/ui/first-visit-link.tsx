import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { firstVisitPath } from "../../lib/links/routes";

interface Props {
  data: Queries.FirstVisitFragment;
  /** Renders the link's surroundings. */
  children: (link: ReactNode) => ReactNode;
}

/** A link to the text for a first visit, by its title; nothing if the text doesn't exist. */
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
