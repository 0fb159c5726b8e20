import type { CreatePagesArgs } from "gatsby";
import { createBlog } from "./create-blog";

jest.mock("../is-build", () => ({ isBuild: () => true }));

/** A moment at which Austin's day is still the one before UTC's. */
const evening = new Date("2025-06-10T02:00:00Z");

const posts = [
  { folder: "yesterday", datePublished: "2025-06-08", draft: false, tags: ["Walks"] },
  { folder: "today", datePublished: "2025-06-09", draft: null, tags: ["Walks", "Coats"] },
  { folder: "tomorrow", datePublished: "2025-06-10", draft: false, tags: ["Later"] },
  { folder: "never", datePublished: "2025-06-01", draft: true, tags: ["Secret"] },
];

const nodes = posts.map(({ folder, ...frontmatter }) => ({
  childMdx: {
    folder,
    fields: { contentPath: `blog/${folder}` },
    frontmatter: { ...frontmatter, category: "Pet Health" },
  },
}));

interface Page {
  path: string;
  context: Record<string, unknown>;
}

async function pagesAt(time: Date): Promise<Page[]> {
  jest.useFakeTimers({ now: time });
  const createPage = jest.fn<void, [Page]>();
  await createBlog({
    graphql: () => Promise.resolve({ data: { allFile: { nodes } } }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  return createPage.mock.calls.map(([page]) => page);
}

test("has pages of what is out in Austin, newest first, and of no draft", async () => {
  const pages = await pagesAt(evening);
  expect(pages.map(({ path }) => path)).toEqual([
    "/blog/",
    "/blog/category/pet-health/",
    "/blog/tag/walks/",
    "/blog/tag/coats/",
    "/blog/today/",
    "/blog/yesterday/",
  ]);
  expect(pages[0]?.context).toMatchObject({
    contentPaths: ["blog/today", "blog/yesterday"],
    categories: ["Pet Health"],
  });
  expect(pages[4]?.context).toEqual({
    contentPath: "blog/today",
    newer: null,
    older: "blog/yesterday",
  });
});

test("has the next post as soon as its day begins in Austin", async () => {
  const pages = await pagesAt(new Date("2025-06-10T05:00:00Z"));
  expect(pages.map(({ path }) => path)).toContain("/blog/tomorrow/");
});
