import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import { openPhoto } from "../../content/check/pictures/open-photo";
import { isPhoto } from "../../lib/pictures";
import type { NodeReader } from "../texts/facts-from-nodes";

/** Pixels; the longest side of a WebP picture. Its square is also the most that gatsby-plugin-sharp reads. */
const longestSide = 16_383;

/** Pixels; no picture of the site is wider than 1600. */
const widest = 2048;

let copies = 0;

/** Copies a photo that gatsby-plugin-sharp measures wrongly, because it is stored sideways, or can't read. */
export async function copyUpright({ node, actions, ...args }: CreateNodeArgs): Promise<void> {
  const file = node as FileSystemNode;
  if (file.sourceInstanceName !== "content" || !isPhoto(file.base)) return;
  const photo = openPhoto(await readFile(file.absolutePath));
  const { width, height, orientation = 1 } = await photo.metadata();
  if (orientation < 5 && Math.max(width, height) <= longestSide) return;
  const buffer = await photo
    .autoOrient()
    .resize({ width: widest, height: longestSide, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 3 })
    .toBuffer();
  copies += 1;
  const child = await createFileNodeFromBuffer({
    ...args,
    buffer,
    name: file.name,
    ext: ".png",
    // A hash that was used in this process returns a node that Gatsby has deleted since.
    hash: `${file.id}-${file.internal.contentDigest}-${copies}`,
    parentNodeId: file.id,
    createNode: actions.createNode,
  });
  actions.createParentChildLink({ parent: file, child });
}

export const uprightCopyOf = ({ children }: Node, { nodeModel }: NodeReader): Node | undefined =>
  nodeModel.getNodesByIds({ ids: children }).find(({ internal }) => internal.type === "File");
