import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "./create-resolvers";
import { preparedHash } from "./photos/content-files";

type Resolver = (...values: unknown[]) => unknown;
type Fields = Record<string, { resolve: Resolver } | undefined>;

/** The computed fields that Gatsby receives, by type. */
const registered: Record<string, Fields | undefined> = {};
void createResolvers?.(
  {
    createResolvers: (types: Record<string, Fields>) => {
      for (const [type, fields] of Object.entries(types))
        registered[type] = { ...registered[type], ...fields };
    },
  } as unknown as CreateResolversArgs,
  { plugins: [] },
  () => undefined,
);

const file = {
  id: "7",
  relativePath: "reviews/rex.jpg",
  internal: { contentDigest: "0123456789abcdef" },
};

/** Resolves a field. Gatsby finds files whose path contains one of the names. */
function resolve(type: string, field: string, record: object, files: Record<string, object> = {}) {
  const findOne = ({ query }: { query: { filter: object } }) => {
    const filter = JSON.stringify(query.filter);
    return Promise.resolve(Object.entries(files).find(([name]) => filter.includes(name))?.[1]);
  };
  const context = { nodeModel: { findOne, getNodeById: () => ({ children: ["a", "b"] }) } };
  const info = { originalResolver: ({ image }: { image?: object }) => Promise.resolve(image) };
  return registered[type]?.[field]?.resolve(record, {}, context, info);
}

test("records have their position in the file", () => {
  expect(resolve("Review", "position", { id: "b", parent: "file" })).toBe(1);
  expect(Object.keys(registered).filter((type) => registered[type]?.position)).toContain("FaqItem");
});

test.each([
  [
    "the prepared copy of a cover",
    { image: file },
    { [preparedHash(file as never)]: { id: "8" } },
    "8",
  ],
  ["the cover itself without a copy", { image: file }, {}, "7"],
  ["nothing without a cover", {}, {}, undefined],
])("gatsby-plugin-sharp gets %s", async (_, post, files, id) => {
  const cover = (await resolve("MdxFrontmatter", "image", post, files)) as typeof file | undefined;
  expect(cover?.id).toBe(id);
});

test.each([
  ["a drawn dog", {}, /^\/avatars\/\w+\.png$/],
  [
    "a picture of another site",
    { image: "https://a.example/rex.jpg" },
    /^https:\/\/a\.example\/rex\.jpg$/,
  ],
  ["a file of content/", { image: "rex.jpg" }, /^\/reviews\/rex\.jpg\.webp\?v=0123456789$/],
])("a review has %s", async (_, image, url) => {
  const review = { author: "Ada", ...image };
  expect(await resolve("Review", "picture", review, { "reviews/rex.jpg": file })).toMatch(url);
});

test("a gallery photo's thumbnail has a URL of its own", async () => {
  const files = { "gallery/rex.jpg": { ...file, name: "rex" } };
  expect(await resolve("GalleryPhoto", "thumbnail", { name: "rex.jpg" }, files)).toBe(
    "/thumbnails/rex.webp?v=0123456789",
  );
});
