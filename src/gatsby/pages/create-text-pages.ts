import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryForPages } from "./query-for-pages";

const listTexts = /* GraphQL */ `
  query ListTexts {
    allFile(
      filter: {
        sourceInstanceName: { eq: "content" }
        relativeDirectory: { eq: "pages" }
        extension: { eq: "mdx" }
      }
    ) {
      nodes {
        name
        childMdx {
          fields {
            contentPath
          }
        }
      }
    }
  }
`;

/** Texts with a page of their own kind; all others get `text-page`. */
const templates: Record<string, string> = { about: "groomer-page" };

/** A page `/<name>/` for each text in `content/pages`. */
export async function createTextPages(args: CreatePagesArgs): Promise<void> {
  const data = await queryForPages<Queries.ListTextsQuery>(
    args,
    "The texts of content/pages",
    listTexts,
  );
  for (const { name, childMdx } of data?.allFile.nodes ?? []) {
    if (!childMdx) continue;
    args.actions.createPage({
      path: `/${name}/`,
      component: path.resolve(`src/templates/${templates[name] ?? "text-page"}.tsx`),
      context: { contentPath: childMdx.fields.contentPath },
    });
  }
}
