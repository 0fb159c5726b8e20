/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp, { type Sharp } from "sharp";
import { copyUpright } from "./upright-copy";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "photos-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "red" } });

/** A phone's photo: red above blue, stored sideways, with a location. */
const fromPhone = (orientation: number): Sharp =>
  draw(400, 300)
    .composite([
      {
        input: { create: { width: 200, height: 300, channels: 3, background: "blue" } },
        gravity: orientation < 7 ? "east" : "west",
      },
    ])
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation });

/** Saves a photo in a folder of `content/`. @returns the files that Gatsby gets as its children */
async function copiesOf(photo: Sharp, name: string, id = name, contentDigest = "1") {
  const absolutePath = path.join(folder, name);
  writeFileSync(absolutePath, await photo.toBuffer());
  const { name: base, ext } = path.parse(name);
  const internal = { type: "File", contentDigest };
  const node = {
    id,
    sourceInstanceName: "content",
    absolutePath,
    base: name,
    name: base,
    ext,
    internal,
  };
  const children: FileSystemNode[] = [];
  await copyUpright({
    node,
    createNodeId: (text: string) => text,
    getCache: () => ({ directory: folder, get: () => undefined, set: () => undefined }),
    actions: {
      createNode: (child: FileSystemNode) => void children.push(child),
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
        expect([parent, child]).toEqual([node, children.at(-1)]),
    },
  } as unknown as CreateNodeArgs);
  return children;
}

test.each([
  ["a.jpg", fromPhone(6).jpeg()],
  ["a.jpeg", fromPhone(8).jpeg()],
  ["a.jpg", fromPhone(5).jpeg()], // mirrored, too
  ["a.png", fromPhone(6).png()],
  ["a.webp", fromPhone(6).webp()],
  ["a.tiff", fromPhone(6).tiff()],
])("a sideways %s gets an upright copy without metadata", async (name, photo) => {
  const [copy, ...others] = await copiesOf(photo, name);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ name: "a", extension: "png", parent: name });
  const image = sharp(copy!.absolutePath);
  const { width, height, exif, orientation } = await image.metadata();
  expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined]);
  const { dominant } = await sharp(
    await image.extract({ left: 0, top: 0, width: 300, height: 200 }).toBuffer(),
  ).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test.each([
  ["upright", draw(400, 300).jpeg(), []],
  ["turned upside down", fromPhone(3).jpeg(), []],
  ["an AVIF, which sharp reads upright", fromPhone(6).avif(), []],
  ["longer than a WebP picture can be", draw(60, 20_000).png(), [[49, 16_383]]],
])("a photo that is %s", async (_what, photo, sizes) => {
  const copies = await copiesOf(photo, "a.png");
  const made = await Promise.all(copies.map((copy) => sharp(copy.absolutePath).metadata()));
  expect(made.map(({ width, height }) => [width, height])).toEqual(sizes);
});

test("the same photo in two folders, and one that returns, each get a copy", async () => {
  const ids = [];
  for (const [id, digest] of [
    ["gallery", "A"],
    ["blog", "A"],
    ["gallery", "B"],
    ["gallery", "A"],
  ])
    ids.push(...(await copiesOf(fromPhone(6).jpeg(), "a.jpg", id, digest)).map((copy) => copy.id));
  expect(new Set(ids).size).toBe(4);
});
