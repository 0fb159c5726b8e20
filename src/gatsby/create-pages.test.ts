import type { CreatePagesArgs } from "gatsby";
import { postNode } from "../../test/builders/text-node";
import { createBlog, createPriceLists } from "./create-pages";

jest.mock("./on-pre-bootstrap", () => ({ isBuild: () => true }));
jest.mock("./files/write-posts", () => ({ writePosts: () => undefined }));

interface Page {
  path: string;
  context: Record<string, unknown>;
}

async function createdPages(create: (args: CreatePagesArgs) => unknown, nodes: object[]) {
  const createPage = jest.fn<void, [Page]>();
  await create({
    getNodesByType: () => nodes,
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  return createPage.mock.calls.map(([page]) => page);
}

const posts = [
  'datePublished: "2025-06-08"\ntags: [Walks]',
  "datePublished: 2025-06-09\ntags: [Walks, Coats]",
  "datePublished: 2025-06-10\ntags: [Walks, Coats]",
].map((front, index) => postNode(`post-${index}`, `${front}\ncategory: Pet Health`));

test("the blog has lists and a page for each published post, newest first", async () => {
  jest.useFakeTimers({ now: new Date("2025-06-09T12:00:00Z") });
  const pages = await createdPages(createBlog, posts);
  expect(pages.map(({ path }) => path)).toEqual([
    "/blog/",
    "/blog/category/pet-health/",
    "/blog/tag/walks/",
    "/blog/tag/coats/",
    "/blog/post-1/",
    "/blog/post-0/",
  ]);
  expect(pages[0]?.context).toMatchObject({
    contentPaths: ["blog/post-1/index", "blog/post-0/index"],
    categories: ["Pet Health"],
  });
  expect(pages[4]?.context).toEqual({
    contentPath: "blog/post-1/index",
    newer: null,
    older: "blog/post-0/index",
  });
});

test("each price list has a page, which knows that all have the same items", async () => {
  const nodes = ["to14", "large"].map((slug) => ({ slug, items: ["nails"] }));
  expect(await createdPages(createPriceLists, nodes)).toMatchObject(
    nodes.map(({ slug }) => ({ path: `/${slug}/`, context: { slug, areAllSame: true } })),
  );
});
