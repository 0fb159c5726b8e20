import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { NodeReader } from "../texts/facts-from-nodes";

/** A file of `content/`, as a node of gatsby-source-filesystem. */
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
