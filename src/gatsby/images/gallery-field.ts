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

const widths = { sm: 640, md: 1024, lg: 1600 };

/** Queries `gatsbyImageData` of the same photo: `parentType` is its GraphQL type. */
async function resolveGallery(
  photo: Node,
  _args: object,
  context: NodeReader,
  info: GraphQLResolveInfo,
) {
  const { name } = context.nodeModel.getNodeById({ id: photo.parent! }) as FileSystemNode;
  const { resolve } = info.parentType.getFields().gatsbyImageData!;
  const variants = Object.entries(widths).map(async ([size, width]) => {
    const options = { width, breakpoints: [width], quality };
    const image = (await resolve!(photo, options, context, info)) as IGatsbyImageData;
    const from = getSrc(image)!;
    const to = `/img-cache/${name}-${size}.webp`;
    // The version changes with the photo and the options: the plugin's folders are their hashes.
    const [photoHash = "", optionsHash] = path.posix.dirname(from).split("/").slice(-2);
    const url = isBuild() ? `${to}?v=${photoHash.slice(0, 8)}${optionsHash}` : from;
    const images = { sources: [], fallback: { src: url, srcSet: url } };
    return { image: { ...image, images }, file: { from, to } };
  });
  const [small, medium, large] = await Promise.all(variants);
  return {
    image: withArtDirection(large!.image, [
      { media: "(max-width: 640px)", image: small!.image },
      { media: "(max-width: 1024px)", image: medium!.image },
    ]),
    smallest: small!.image,
    files: [small, medium, large].map((variant) => variant!.file),
  };
}

export const galleryField = { type: "GalleryPicture!", resolve: resolveGallery };
