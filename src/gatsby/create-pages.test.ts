import type { CreatePagesArgs } from "gatsby";
import { reviewsPerListPage as limit } from "../lib/reviews";
import { createBlog, createPriceLists, createReviews } from "./create-pages";

jest.mock("./command/is-build", () => ({ isBuild: () => true }));

interface Page {
  path: string;
  context: Record<string, unknown>;
}

/** The pages that a build creates from nodes. */
function pagesOf(create: (args: CreatePagesArgs) => void, nodes: object[]): Page[] {
  const createPage = jest.fn<void, [Page]>();
  create({ getNodesByType: () => nodes, actions: { createPage } } as unknown as CreatePagesArgs);
  return createPage.mock.calls.map(([page]) => page);
}

const posts = [
  { folder: "yesterday", datePublished: "2025-06-08", draft: false, tags: ["Walks"] },
  { folder: "today", datePublished: "2025-06-09", draft: null, tags: ["Walks", "Coats"] },
  { folder: "tomorrow", datePublished: "2025-06-10", draft: false, tags: ["Later"] },
  { folder: "never", datePublished: "2025-06-01", draft: true, tags: ["Secret"] },
].map(({ folder, ...frontmatter }) => ({
  fields: {
    contentPath: `blog/${folder}/index`,
    frontmatter: { ...frontmatter, category: "Pet Health" },
  },
}));

test("the blog has pages of what is out in Austin, newest first, and of no draft", () => {
  // June 9, in the evening, in Austin.
  jest.useFakeTimers({ now: new Date("2025-06-10T02:00:00Z") });
  const pages = pagesOf(createBlog, posts);
  expect(pages.map(({ path }) => path)).toEqual([
    "/blog/",
    "/blog/category/pet-health/",
    "/blog/tag/walks/",
    "/blog/tag/coats/",
    "/blog/today/",
    "/blog/yesterday/",
  ]);
  expect(pages[0]?.context).toMatchObject({
    contentPaths: ["blog/today/index", "blog/yesterday/index"],
    categories: ["Pet Health"],
  });
  expect(pages[4]?.context).toEqual({
    contentPath: "blog/today/index",
    newer: null,
    older: "blog/yesterday/index",
  });
});

test("the blog has the next post as soon as its day begins in Austin", () => {
  jest.useFakeTimers({ now: new Date("2025-06-10T05:00:00Z") });
  expect(pagesOf(createBlog, posts).map(({ path }) => path)).toContain("/blog/tomorrow/");
});

test("each review stands on one of the pages", () => {
  const page = (number: number) => ({ page: number, pages: 3, skip: (number - 1) * limit, limit });
  expect(pagesOf(createReviews, new Array<object>(2 * limit + 1).fill({}))).toMatchObject([
    { path: "/reviews/", context: page(1) },
    { path: "/reviews/page/2/", context: page(2) },
    { path: "/reviews/page/3/", context: page(3) },
  ]);
});

test.each([
  ["that differ", [["nails"], ["bath"]], false],
  ["that are all the same", [["nails"], ["nails"], ["nails"]], true],
  ["alone", [["nails"]], false],
])("a price list has a page; lists %s", (_, lists, areAllSame) => {
  const nodes = lists.map((items, index) => ({ slug: `list-${index}`, items }));
  expect(pagesOf(createPriceLists, nodes)).toMatchObject(
    nodes.map(({ slug }) => ({ path: `/${slug}/`, context: { slug, areAllSame } })),
  );
});
