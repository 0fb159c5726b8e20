import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import probe from "probe-image-size";
import type { Photo } from "../../content/check/pictures/open-photo";
import { publishedSize } from "../../lib/pictures/photo-sizes";
import { isBuild } from "../command/is-build";
import type { TextFields } from "../on-create-node";
import { type ContentFile, preparedHash } from "./content-files";
import { withPhoto } from "./with-photo";

/** sharp's default limit, which gatsby-plugin-sharp doesn't change. */
const maxPixels = 0x3fff * 0x3fff;

/** Pixels: twice the width of the widest cover. */
const maxWidth = 2432;

/**
 * Whether gatsby-plugin-sharp can publish the photo itself. The plugin ignores orientation when it
 * measures, and fails on unusual headers and shapes.
 */
function isUsableByPlugin(bytes: Buffer, { width, height }: Photo): boolean {
  const sizes = [probe.sync(bytes), publishedSize({ width, height })];
  return (
    width * height <= maxPixels &&
    sizes.every((size) => size?.width === width && size.height === height)
  );
}

/** An upright copy in a common format and size; `undefined` if gatsby-plugin-sharp can use the photo itself. */
export const copyForPlugin = (absolutePath: string): Promise<Buffer | undefined> =>
  withPhoto(absolutePath, async (photo, bytes) => {
    if (isUsableByPlugin(bytes, photo)) return undefined;
    const { width, height } = publishedSize(photo);
    const scale = Math.min(1, maxWidth / width);
    return photo.image
      .resize(Math.round(width * scale), Math.max(1, Math.round(height * scale)), { fit: "fill" })
      .png()
      .toBuffer();
  });

/** The paths in `content` of all photos that pages query with `childImageSharp`. */
function pluginPhotos({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">): Set<string> {
  const texts = getNodesByType("Mdx").map(({ fields }) => fields as TextFields);
  return new Set([
    ...texts.map(({ contentPath, frontmatter: { image } }) =>
      path.posix.join(path.posix.dirname(contentPath), String(image)),
    ),
    ...getNodesByType("TeamMember").map(({ imageUrl }) => `team/${String(imageUrl)}`),
    ...getNodesByType("HomeText").map(
      ({ hero }) => `gallery/${String((hero as { picture?: string }).picture)}`,
    ),
    ...getNodesByType("ServiceTile").map(({ picture }) => `gallery/${String(picture)}`),
  ]);
}

/**
 * Copies each cover and portrait that gatsby-plugin-sharp can't use. Queries get the copy from
 * `preparedPhoto`. Deletes the copies of replaced photos, which would stay published.
 *
 * @throws Error that names the file, if it can't be read
 */
export async function preparePhotos(args: CreatePagesArgs): Promise<void> {
  const { actions, createNodeId, cache, getNodesByType } = args;
  const files = getNodesByType("File") as unknown as (Node & ContentFile)[];
  const names = pluginPhotos(args);
  const photos = files.filter(({ relativePath }) => names.has(relativePath));
  const hashes = new Set(photos.map(preparedHash));
  // Only copies have a parent. Gatsby accepts changes to a node only from the plugin of its type.
  for (const file of files)
    if (file.parent && !hashes.has(String(file.hash)))
      actions.deleteNode(file, { name: "gatsby-source-filesystem" });
  const prepareCopy = async (file: Node & ContentFile) => {
    const hash = preparedHash(file);
    if (files.some(({ absolutePath }) => absolutePath.includes(hash))) return;
    const buffer = await copyForPlugin(file.absolutePath);
    if (!buffer) return;
    const { createNode } = actions;
    const { name, id } = file;
    const options = { buffer, hash, name, ext: ".png", parentNodeId: id };
    await createFileNodeFromBuffer({ ...options, cache, createNode, createNodeId });
  };
  const preparing = photos.map(prepareCopy);
  // The live preview continues without a photo that can't be read.
  if (isBuild()) await Promise.all(preparing);
  else await Promise.allSettled(preparing);
}
