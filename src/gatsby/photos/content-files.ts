import { createHash } from "node:crypto";
import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { NodeReader } from "../texts/facts-from-nodes";

export type ContentFile = Pick<
  FileSystemNode,
  "absolutePath" | "relativePath" | "relativeDirectory" | "name"
> & { internal: Pick<Node["internal"], "contentDigest"> };

/** The folder of reviews' pictures, in `content` and in URLs. */
export const reviewFolder = "reviews";

/** The path of a review's picture, in `public` and in URLs. */
export const reviewPictureFile = ({ relativePath }: ContentFile): string => `${relativePath}.webp`;

/**
 * The base name of the variants of a picture in a text: its path with two hyphens for each slash.
 * Names of gallery photos don't contain two hyphens.
 */
export const variantNameOf = (relativePath: string): string => relativePath.replaceAll("/", "--");

/** Identifies a version of a file in URLs and in the cache. */
export const contentHash = ({ internal }: ContentFile): string =>
  internal.contentDigest.slice(0, 10);

/**
 * Finds a file of `content`. Gatsby records the dependency and runs the query again when the file
 * changes.
 *
 * @throws Error if the file is missing, which the content check already reports
 */
export async function findContentFile(
  { nodeModel }: NodeReader,
  relativePath: string,
): Promise<Node & ContentFile> {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  if (!file) throw new Error(`content has no file ${relativePath}`);
  return file as Node & ContentFile;
}

/** The hash for the copy of a photo from `preparePhotos`; unique for each file and version. */
export const preparedHash = ({ id, internal }: Pick<Node, "id"> & ContentFile): string =>
  createHash("md5").update(`${id} ${internal.contentDigest}`).digest("hex");

/** A photo for gatsby-plugin-sharp: the copy from `preparePhotos`, or the file itself. */
export async function preparedPhoto(
  { nodeModel }: NodeReader,
  file: Node & ContentFile,
): Promise<Node> {
  const filter = { absolutePath: { regex: `/${preparedHash(file)}/` } };
  return (await nodeModel.findOne({ type: "File", query: { filter } })) ?? file;
}
