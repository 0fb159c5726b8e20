import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { postPath } from "../../lib/blog/blog-paths";
import { categoriesOf, listPages } from "../../lib/blog/list-pages";
import { visiblePosts } from "../visible-texts";

/** The blog: pages that list posts, and a page for each post. */
export function createBlog(args: CreatePagesArgs): void {
  const posts = visiblePosts(args);
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
