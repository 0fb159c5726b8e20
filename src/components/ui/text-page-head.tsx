import { graphql } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { PageHeader } from "./page-header";
import { Seo } from "./seo";

interface Props extends Queries.TextPageHeadFragment {
  /** The page's own path. */
  path: string;
}

/** Head and title of a page from `content/pages`. */
export const TextPageHead = ({ frontmatter, path }: Props) => {
  const { title, description } = assertDefined(frontmatter, path);
  return (
    <>
      <Seo title={title} description={description ?? undefined} path={path} />
      <PageHeader title={title}>
        <p>{description}</p>
      </PageHeader>
    </>
  );
};

export const query = graphql`
  fragment TextPageHead on Mdx {
    frontmatter {
      title
      description
    }
  }
`;
