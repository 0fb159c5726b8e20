import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { preparedHash } from "./content-files";
import { copyForPlugin, preparePhotos } from "./prepare-photos";

const folder = mkdtempSync(path.join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#b8470b" } });

/** The size of the copy of a photo, or "none". */
async function copySize(photo: Buffer): Promise<string> {
  const file = path.join(folder, "photo");
  writeFileSync(file, photo);
  const copy = await copyForPlugin(file);
  if (!copy) return "none";
  const { width, height, format, orientation } = await sharp(copy).metadata();
  return [`${format} ${width} × ${height}`, orientation].filter(Boolean).join(", turned ");
}

const jpeg = () => draw(60, 40).jpeg().toBuffer();

test.each([
  ["JPEG", jpeg],
  ["PNG", () => draw(60, 40).png().toBuffer()],
  ["WebP", () => draw(60, 40).webp().toBuffer()],
  ["TIFF", () => draw(60, 40).tiff().toBuffer()],
  ["AVIF", () => draw(60, 40).avif().toBuffer()],
  ["upside down", () => draw(60, 40).withMetadata({ orientation: 3 }).jpeg().toBuffer()],
])("gatsby-plugin-sharp uses the photo itself: %s", async (_, photo) => {
  expect(await copySize(await photo())).toBe("none");
});

test.each(["jpeg", "png", "webp", "tiff"] as const)(
  "a rotated photo gets an upright copy: %s",
  async (format) => {
    const photo = draw(60, 40).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    expect(await copySize(await photo)).toBe("png 40 × 60");
  },
);

test("a photo with stray bytes between its headers gets a copy", async () => {
  const photo = await jpeg();
  const stray = [photo.subarray(0, 2), Buffer.from([0, 0]), photo.subarray(2)];
  expect(await copySize(Buffer.concat(stray))).toBe("png 60 × 40");
});

test.each([
  ["flatter than a small variant can show", 6000, 4, "png 2432 × 8"],
  ["higher than WebP allows", 120, 20_000, "png 98 × 16383"],
])("a photo %s gets a copy", async (_, width, height, size) => {
  expect(await copySize(await draw(width, height).png().toBuffer())).toBe(size);
});

test("an error names the file", async () => {
  writeFileSync(path.join(folder, "notes.jpg"), "no photo");
  await expect(copyForPlugin(path.join(folder, "notes.jpg"))).rejects.toThrow(/notes\.jpg: /);
});

test("the copy of a replaced photo is deleted, and the copy of the current one isn't", async () => {
  const photo = (contentDigest: string) => ({
    id: "rex",
    parent: null,
    relativePath: "team/rex.jpg",
    absolutePath: path.join(folder, "rex.jpg"),
    internal: { contentDigest },
  });
  const copyOf = (original: ReturnType<typeof photo>) => {
    const hash = preparedHash(original as unknown as Parameters<typeof preparedHash>[0]);
    return {
      ...photo("copy"),
      parent: "rex",
      relativePath: "",
      absolutePath: `/${hash}/rex`,
      hash,
    };
  };
  const [current, old] = [copyOf(photo("new")), copyOf(photo("old"))];
  const nodes = { File: [photo("new"), current, old], TeamMember: [{ imageUrl: "rex.jpg" }] };
  const getNodesByType = (type: keyof typeof nodes | "Mdx") =>
    type === "Mdx" ? [] : (nodes[type] ?? []);
  const deleteNode = jest.fn();
  await preparePhotos({ getNodesByType, actions: { deleteNode } } as unknown as CreatePagesArgs);
  expect(deleteNode.mock.calls).toEqual([[old, { name: "gatsby-source-filesystem" }]]);
});
