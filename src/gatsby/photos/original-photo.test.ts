import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { ContentFile } from "./content-files";
import { readOriginalPhoto } from "./photo-image-data";

test("a photo's data: upright size, color, and a hash of its content", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
  const absolutePath = path.join(folder, "rex.jpg");
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b8470b" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(absolutePath);
  const file = { absolutePath, internal: { contentDigest: "0123456789abcdef" } } as ContentFile;
  expect(await readOriginalPhoto(file)).toEqual({
    file: absolutePath,
    hash: "0123456789",
    width: 300,
    height: 400,
    color: "#b84808",
  });
  rmSync(folder, { recursive: true });
});
