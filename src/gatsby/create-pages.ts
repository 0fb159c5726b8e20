import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node } from "gatsby";
import type { PriceList } from "../content/model/entities/prices-schema";
import { aboutPath, homeAlias, postPath, textPagePath } from "../lib/links/routes";
import { categoriesOf, listPages } from "../lib/posts";
import { checkAndReport, isBuild } from "./on-pre-bootstrap";
import { visiblePosts, visibleTexts } from "./texts/text-fields";
import { writeChat } from "./files/write-chat";
import { writePosts } from "./files/write-posts";

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (!isBuild()) await checkAndReport(args.reporter); // after each change
  await writeChat(args);

  createHomeAlias(args);
  createTextPages(args);
  createPriceLists(args);
  await createBlog(args);
};

function createHomeAlias({ actions }: CreatePagesArgs): void {
  const component = path.resolve("src/pages/index.tsx");
  actions.createPage({ path: homeAlias, component, context: {} });
}

function createTextPages(args: CreatePagesArgs): void {
  for (const { contentPath } of visibleTexts(args)) {
    if (path.posix.dirname(contentPath) !== "pages") continue;
    const pagePath = textPagePath(contentPath);
    args.actions.createPage({
      path: pagePath,
      component: template(pagePath === aboutPath ? "about-page" : "text-page"),
      context: { contentPath },
    });
  }
}

export function createPriceLists({ getNodesByType, actions }: CreatePagesArgs): void {
  const lists = getNodesByType("PriceList") as (Node & PriceList)[];
  const services = new Set(lists.map(({ items }) => items.join()));
  const areAllSame = lists.length > 1 && services.size === 1;
  for (const { slug } of lists) {
    actions.createPage({
      path: `/${slug}/`,
      component: template("price-list"),
      context: { slug, areAllSame },
    });
  }
}

export async function createBlog(args: CreatePagesArgs): Promise<void> {
  const posts = visiblePosts(args);
  const categories = categoriesOf(posts);

  for (const { path: listPath, ...listPage } of listPages(posts)) {
    args.actions.createPage({
      path: listPath,
      component: template("blog"),
      context: { ...listPage, categories },
    });
  }
  await writePosts(args, posts);
  posts.forEach(({ contentPath, folder }, index) => {
    args.actions.createPage({
      path: postPath(folder),
      component: template("post"),
      context: {
        contentPath,
        newer: posts[index - 1]?.contentPath ?? null,
        older: posts[index + 1]?.contentPath ?? null,
      },
    });
  });
}
