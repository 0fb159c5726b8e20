import { createHash } from "node:crypto";
import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { NodeReader } from "../facts-from-nodes";

/** A file of `content`. */
export type ContentFile = Pick<
  FileSystemNode,
  "absolutePath" | "relativePath" | "relativeDirectory" | "name"
> & { internal: Pick<Node["internal"], "contentDigest"> };

/** Where the pictures of reviews are, in `content` and in the site's addresses. */
export const reviewFolder = "reviews";

/** Where the picture of a review is published, in `public` and in the site's addresses. */
export const reviewPictureFile = ({ relativePath }: ContentFile): string => `${relativePath}.webp`;

/** Tells versions of a file apart, in addresses and in the cache. */
export const versionOf = ({ internal }: ContentFile): string => internal.contentDigest.slice(0, 10);

/**
 * Finds a file of `content`. Gatsby notes who asks, and asks again when the file changes.
 *
 * @throws Error if there is none; the content check has refused it before
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

/** Names the copy of a photo that `preparePhotos` makes; differs for each version and each file. */
export const preparedHash = ({ id, internal }: Pick<Node, "id"> & ContentFile): string =>
  createHash("md5").update(`${id} ${internal.contentDigest}`).digest("hex");

/** A photo for gatsby-plugin-sharp: the copy that `preparePhotos` has made, or else the file itself. */
export async function preparedPhoto(
  { nodeModel }: NodeReader,
  file: Node & ContentFile,
): Promise<Node> {
  const filter = { absolutePath: { regex: `/${preparedHash(file)}/` } };
  return (await nodeModel.findOne({ type: "File", query: { filter } })) ?? file;
}
