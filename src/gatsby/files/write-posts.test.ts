/** @jest-environment node */
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { ListedPost } from "../../lib/posts";
import { writePosts } from "./write-posts";

const project = process.cwd();
afterEach(() => process.chdir(project));

/** Writes the files of posts in these folders. Returns all files. */
async function write(...folders: string[]): Promise<string[]> {
  const posts = folders.map((folder) => ({ folder, contentPath: `blog/${folder}/index` }));
  const graphql = () => Promise.resolve({ data: { post: {} } });
  await writePosts({ graphql } as unknown as CreatePagesArgs, posts as ListedPost[]);
  return readdirSync("public/post-data/blog");
}

test("the files of posts that became drafts or went are removed", async () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "posts-")));
  expect(await write("fleas", "teeth")).toEqual(["fleas.json", "teeth.json"]);
  expect(await write("fleas", "ticks")).toEqual(["fleas.json", "ticks.json"]);
});
