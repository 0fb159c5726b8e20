import fc from "fast-check";
import { listPages, postsPerPage, type ListedPost } from "../../src/lib/blog/list-pages";
import { pageCount, recordsOn } from "../../src/lib/pagination";
import "./seed";

test("every record stands on exactly one page, all but the last are full, and none is empty", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 50 }), (length, perPage) => {
      const records = Array.from({ length }, (_, index) => index);
      const pages = Array.from({ length: pageCount(length, perPage) }, (_, index) =>
        recordsOn(index + 1, records, perPage),
      );
      expect(pages.flat()).toEqual(records);
      expect(pages.slice(0, -1).every((page) => page.length === perPage)).toBe(true);
      expect(pages.at(-1)).toHaveLength(length - (pages.length - 1) * perPage);
      expect(pages.some((page) => page.length === 0)).toBe(length === 0);
    }),
  );
});

test("the blog's pages list every post once, and once in its category and for each of its tags", () => {
  const post = fc.record({
    tags: fc.uniqueArray(fc.constantFrom("fleas", "Fleas!", "teeth", "baths"), { minLength: 1 }),
    datePublished: fc.constantFrom("2024-01-01", "2024-06-30", "2025-01-15"),
  });
  fc.assert(
    fc.property(fc.array(post, { maxLength: 40 }), (written) => {
      const posts = written.map((one, index): ListedPost => ({
        ...one,
        contentPath: `${index}`,
        folder: `post-${index}`,
        category: index % 2 ? "Local" : "Events",
        draft: false,
      }));
      const pages = listPages(posts);
      const contentPaths = (wanted: string | null) =>
        pages
          .filter(({ topic }) => (topic?.toLowerCase().replace("!", "") ?? null) === wanted)
          .flatMap((page) => page.contentPaths);
      expect(contentPaths(null)).toEqual(posts.map(({ contentPath }) => contentPath));
      const local = posts.filter(({ category }) => category === "Local");
      expect(contentPaths("local")).toEqual(local.map(({ contentPath }) => contentPath));
      for (const tag of ["fleas", "teeth", "baths"])
        expect(contentPaths(tag)).toEqual(
          posts
            .filter(({ tags }) => tags.some((one) => one.toLowerCase().startsWith(tag)))
            .map(({ contentPath }) => contentPath),
        );
      expect(pages.every((page) => page.contentPaths.length <= postsPerPage)).toBe(true);
      expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    }),
  );
});
