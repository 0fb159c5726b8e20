import { graphql } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import type { MedallionName } from "../../lib/medallions";
import { PageHeader } from "./page-header";
import { Seo } from "./seo";

export const TextPageHead = ({
  frontmatter,
  path,
}: Queries.TextPageHeadFragment & { path: string }) => {
  const { title, description, medallion } = assertDefined(frontmatter, path);
  return (
    <>
      <Seo title={title} description={description ?? undefined} path={path} />
      <PageHeader title={title} medallion={(medallion as MedallionName | null) ?? "file-text"}>
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
      medallion
    }
  }
`;
