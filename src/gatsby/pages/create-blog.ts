import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { todayInAustin } from "../../lib/local-time";
import { postPath } from "../../lib/blog/blog-paths";
import {
  categoriesOf,
  newestFirst,
  listPages,
  publishedPosts,
  type ListedPost,
} from "../../lib/blog/list-pages";
import { isBuild } from "../is-build";
import { queryForPages } from "./query-for-pages";

const listPosts = /* GraphQL */ `
  query ListPosts {
    allFile(
      filter: {
        sourceInstanceName: { eq: "content" }
        relativeDirectory: { glob: "blog/*" }
        base: { eq: "index.mdx" }
      }
    ) {
      nodes {
        childMdx {
          fields {
            contentPath
          }
          folder
          frontmatter {
            category
            datePublished
            draft
            tags
          }
        }
      }
    }
  }
`;

/** A post without a day or tags is only met in the live preview: a build stops at it before. */
const toListedPosts = ({ allFile }: Queries.ListPostsQuery): ListedPost[] =>
  allFile.nodes.flatMap(({ childMdx }) => {
    if (!childMdx?.frontmatter?.datePublished) return [];
    const { category, datePublished, draft, tags } = childMdx.frontmatter;
    const { folder, fields } = childMdx;
    return {
      contentPath: fields.contentPath,
      folder,
      datePublished,
      draft,
      category: category ?? "",
      tags: tags ?? [],
    };
  });

/**
 * The blog: pages that list posts, and a page for each post. A post that isn't out has no page and
 * is on none: it is decided here, since a page's query may be answered from an earlier build.
 */
export async function createBlog(args: CreatePagesArgs): Promise<void> {
  const data = await queryForPages<Queries.ListPostsQuery>(
    args,
    "The posts of content/blog",
    listPosts,
  );
  if (!data) return;
  const all = toListedPosts(data);
  const posts = isBuild() ? publishedPosts(all, todayInAustin(new Date())) : newestFirst(all);
  const categories = categoriesOf(posts);

  for (const { path: address, ...listPage } of listPages(posts)) {
    args.actions.createPage({
      path: address,
      component: path.resolve("src/templates/blog.tsx"),
      context: { ...listPage, categories },
    });
  }
  posts.forEach(({ contentPath, folder }, index) => {
    args.actions.createPage({
      path: postPath(folder),
      component: path.resolve("src/templates/post.tsx"),
      context: {
        contentPath,
        newer: posts[index - 1]?.contentPath ?? null,
        older: posts[index + 1]?.contentPath ?? null,
      },
    });
  });
}
