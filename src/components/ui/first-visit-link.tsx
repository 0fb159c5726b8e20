import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { firstVisitPath } from "../../lib/links/routes";

interface Props {
  data: Queries.FirstVisitFragment;
  children: (link: ReactNode) => ReactNode;
}

export const FirstVisitLink = ({ data, children }: Props) => {
  const title = data.firstVisit?.frontmatter?.title;
  return title && children(<Link to={firstVisitPath}>{title}</Link>);
};

export const query = graphql`
  fragment FirstVisit on Query {
    firstVisit: mdx(contentPath: { eq: "pages/first-visit" }) {
      frontmatter {
        title
      }
    }
  }
`;
