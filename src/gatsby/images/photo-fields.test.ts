/** @jest-environment node */
import type { Node } from "gatsby";
import { photoFields } from "./photo-fields";

const node = (type: string, children: string[] = []) =>
  ({ id: type, children, internal: { type } }) as unknown as Node;

test.each([
  [
    "the upright copy of a photo",
    [node("ImageSharp"), node("File", ["of the copy"])],
    ["of the copy"],
  ],
  ["a photo without one", [node("ImageSharp")], ["ImageSharp"]],
])("gatsby-transformer-sharp reads %s", async (_what, children, expected) => {
  const file = node("File", ["ImageSharp"]);
  const context = { nodeModel: { getNodesByIds: () => children } } as never;
  const originalResolver = (read: unknown) => Promise.resolve(read as Node);
  const read = await photoFields.File.childImageSharp.resolve(file, {}, context, {
    originalResolver,
  });
  expect(read.children).toEqual(expected);
});

test.each([
  ["a wide photo", { width: 1600, height: 1066.9999 }, "/a/1.webp 1600w", [1600, 1067]],
  [
    "a photo narrower than the query's width",
    { width: 1600, height: 1200 },
    "/a/1.webp 480w",
    [480, 360],
  ],
  [
    "a picture for denser screens too",
    { width: 384, height: 451.76 },
    "/a/1.webp 384w,\n/a/2.webp 768w",
    [384, 452],
  ],
])(
  "the size in HTML is in whole pixels, and that of the file: %s",
  async (_what, size, srcSet, expected) => {
    const data = {
      ...size,
      layout: "constrained" as const,
      images: { fallback: { src: "/a/1.webp", srcSet } },
    };
    const { width, height } = await photoFields.ImageSharp.gatsbyImageData.resolve(
      node("ImageSharp"),
      {},
      {},
      {
        originalResolver: () => Promise.resolve(data),
      },
    );
    expect([width, height]).toEqual(expected);
  },
);
