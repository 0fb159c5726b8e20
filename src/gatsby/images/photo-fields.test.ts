/** @jest-environment node */
import type { Node } from "gatsby";
import { picture } from "../../../test/builders/records";
import { photoFields } from "./photo-fields";

const node = (type: string, children: string[] = []) =>
  ({ id: type, children, internal: { type } }) as unknown as Node;

test.each([
  ["the upright copy of a photo", [node("File", ["of the copy"])], ["of the copy"]],
  ["a photo without one", [node("ImageSharp")], ["ImageSharp"]],
])("gatsby-transformer-sharp reads %s", async (_what, children, expected) => {
  const file = node("File", ["ImageSharp"]);
  const context = { nodeModel: { getNodesByIds: () => children } } as never;
  const info = { originalResolver: (read: unknown) => Promise.resolve(read as Node) };
  const read = await photoFields.File.childImageSharp.resolve(file, {}, context, info);
  expect(read.children).toEqual(expected);
});

test.each([
  [1600, 1066.9999, "/a/1.webp 1600w", { width: 1600, height: 1067 }],
  [1600, 1200, "/a/1.webp 480w", { width: 480, height: 360 }], // narrower than the query's width
  [384, 451.76, "/a/1.webp 384w,\n/a/2.webp 768w", { width: 384, height: 452 }],
])("the size %d x %d of the files %j is %j in HTML", async (width, height, srcSet, size) => {
  const data = { ...picture(), width, height, images: { fallback: { src: "", srcSet } } };
  const info = { originalResolver: () => Promise.resolve(data) };
  const { gatsbyImageData } = photoFields.ImageSharp;
  expect(await gatsbyImageData.resolve(node("ImageSharp"), {}, {}, info)).toMatchObject(size);
});
