import path from "node:path";
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { getSrc, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { isBuild } from "../on-pre-bootstrap";
import type { NodeReader } from "../texts/facts-from-nodes";

export const galleryTypes = `
  "A photo in the gallery's three sizes"
  type GalleryPicture {
    "The window's width selects the size, not pixel density: slow phones load no invisible detail"
    image: GatsbyImageData!
    smallest: GatsbyImageData!
    files: [GalleryFile!]!
  }
  "A file of gatsby-plugin-sharp, which copy-gallery.ts copies"
  type GalleryFile {
    from: String!
    to: String!
  }
`;

const quality = 72;

/** Only one condition matches a window, because browsers preload each photo whose condition does. */
const sizes = [
  { size: "sm", width: 640, media: "(max-width: 640px)" },
  { size: "md", width: 1024, media: "(min-width: 640.02px) and (max-width: 1024px)" },
  { size: "lg", width: 1600, media: "(min-width: 1024.02px)" },
];

/** Queries `gatsbyImageData` of the same photo: `parentType` is its GraphQL type. */
async function resolveGallery(
  photo: Node,
  _args: object,
  context: NodeReader,
  info: GraphQLResolveInfo,
) {
  const { name } = context.nodeModel.getNodeById({ id: photo.parent! }) as FileSystemNode;
  const { resolve } = info.parentType.getFields().gatsbyImageData!;
  const makeVariant = async ({ size, width, media }: (typeof sizes)[number]) => {
    const options = { width, breakpoints: [width], quality };
    const image = (await resolve!(photo, options, context, info)) as IGatsbyImageData;
    const from = getSrc(image)!;
    const to = `/img-cache/${name}-${size}.webp`;
    // The version changes with the photo and the options: the plugin's folders are their hashes.
    const [photoHash = "", optionsHash] = path.posix.dirname(from).split("/").slice(-2);
    const src = isBuild() ? `${to}?v=${photoHash.slice(0, 8)}${optionsHash}` : from;
    const images = { sources: [], fallback: { src, srcSet: src } };
    return { image: { ...image, images }, media, from, to };
  };
  const files = await Promise.all(sizes.map(makeVariant));
  return { image: withArtDirection(files.at(-1)!.image, files), smallest: files[0]!.image, files };
}

export const galleryField = { type: "GalleryPicture!", resolve: resolveGallery };
