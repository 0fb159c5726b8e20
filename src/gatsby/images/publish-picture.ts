import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache, Node } from "gatsby";
import sharp from "sharp";
import { openPhoto, type Photo } from "../../content/check/pictures/open-photo";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { NodeReader } from "../texts/facts-from-nodes";

const runningWork = new Map<string, Promise<unknown>>();

/** Runs work once for queries that need its result at the same time. */
export function shareResult<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const result =
    (runningWork.get(key) as Promise<Result> | undefined) ??
    work().finally(() => runningWork.delete(key));
  runningWork.set(key, result);
  return result;
}

export async function withPhoto<Result>(
  absolutePath: string,
  work: (photo: Photo) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await openPhoto(await readFile(absolutePath)));
  } catch (error) {
    const file = path.relative(process.cwd(), absolutePath);
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}

/** Pixels; the maximum width and height of a WebP picture, which a screenshot of a long page exceeds. */
export const longestSide = 16_383;

export interface PublishedPicture {
  width: number;
  height: number;
  /** Whether a photo of another shape is cropped. Otherwise it keeps its shape. */
  crop?: boolean;
  quality: number;
  format?: "webp" | "jpg";
  address?: string;
}

function pathOf({ relativePath }: ContentFile, picture: PublishedPicture): string {
  const { width, height, quality, format = "webp" } = picture;
  // A space would end a URL in srcset.
  const safePath = encodeURIComponent(relativePath.replaceAll("/", "--")).replaceAll(
    /[^\w.-]/g,
    "_",
  );
  const name = `${safePath}-${width}x${height}-q${quality}`;
  return `${picture.address ?? `/static/pictures/${name}`}.${format}`;
}

const versionOf = ({ internal }: ContentFile): string => internal.contentDigest.slice(0, 10);

/** The URL of a picture. It changes with the photo, so that hosts may cache it forever. */
export const pictureUrl = (photo: ContentFile, picture: PublishedPicture): string =>
  `${pathOf(photo, picture)}?v=${versionOf(photo)}`;

/** Writes a picture upright and without metadata: no byte of the owner's file is published. */
const writePicture = (file: string, photo: ContentFile, picture: PublishedPicture) =>
  withPhoto(photo.absolutePath, async ({ image }) => {
    const { width, height, crop, quality, format } = picture;
    const resized = image.resize(
      crop
        ? { width, height, position: sharp.strategy.attention }
        : { width, height: longestSide, fit: "inside" },
    );
    const encoded =
      format === "jpg"
        ? resized.jpeg({ quality, mozjpeg: true })
        : resized.webp({ quality, effort: 6 });
    await mkdir(path.dirname(file), { recursive: true });
    await encoded.toFile(file);
  });

/** Makes `public/` contain a picture, and returns its URL. Gatsby's cache remembers the version. */
export function publishPicture(
  cache: GatsbyCache,
  photo: ContentFile,
  picture: PublishedPicture,
): Promise<string> {
  const url = pictureUrl(photo, picture);
  return shareResult(url, async () => {
    const file = path.join("public", pathOf(photo, picture));
    const version = versionOf(photo);
    if (existsSync(file) && (await cache.get(file)) === version) return url;
    await writePicture(file, photo, picture);
    await cache.set(file, version);
    return url;
  });
}

export type ContentFile = Pick<FileSystemNode, "absolutePath" | "relativePath" | "name"> & {
  internal: Pick<Node["internal"], "contentDigest">;
};

/** Finds a file of `content`. Gatsby runs the query again when the file changes. */
export async function findContentFile(
  { nodeModel }: NodeReader,
  relativePath: string,
): Promise<Node & ContentFile> {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  if (!file) throw new Error(`content has no file ${relativePath}`);
  return file as Node & ContentFile;
}
