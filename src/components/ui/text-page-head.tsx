import { graphql } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { aboutPath, firstVisitPath, privacyPath } from "../../lib/links/routes";
import type { MedallionName } from "../../lib/medallions";
import { PageHeader } from "./page-header";
import { Seo } from "./seo";

const medallions: Record<string, MedallionName | undefined> = {
  [aboutPath]: "paw",
  [firstVisitPath]: "dog",
  [privacyPath]: "lock",
};

export const TextPageHead = ({
  frontmatter,
  path,
}: Queries.TextPageHeadFragment & { path: string }) => {
  const { title, description } = assertDefined(frontmatter, path);
  return (
    <>
      <Seo title={title} description={description ?? undefined} path={path} />
      <PageHeader title={title} medallion={medallions[path] ?? "file-text"}>
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
