import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import type { Post } from "../../src/content/model/entities/articles-schema";
import { typographic } from "../../src/content/text/text-to-hast";
import { fixedContent } from "../../test/builds/copied-site.mjs";

const folderOfPosts = `${fixedContent}/content/blog`;

interface WrittenPost extends Post {
  path: string;
}

function readPost(folder: string): WrittenPost {
  const text = readFileSync(`${folderOfPosts}/${folder}/index.mdx`, "utf8");
  const { title, preview, tags, ...post } = parse(text.split(/^---$/m)[1] ?? "") as Post;
  return {
    ...post,
    title: typographic(title),
    preview: typographic(preview),
    tags: tags?.map(typographic),
    path: `/blog/${folder}/`,
  };
}

export const posts = readdirSync(folderOfPosts)
  .map(readPost)
  .filter(({ draft }) => !draft)
  .toSorted((a, b) => b.datePublished.localeCompare(a.datePublished));

export function findPost(folder: string): WrittenPost {
  const post = posts.find(({ path }) => path === `/blog/${folder}/`);
  if (!post) throw new Error(`There is no ${folderOfPosts}/${folder}`);
  return post;
}

export const findCard = (page: Page, { title }: Pick<Post, "title">): Locator =>
  page.getByRole("main").getByRole("link", { name: title, exact: true });
