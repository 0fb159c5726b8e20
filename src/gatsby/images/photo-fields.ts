import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { largestOf } from "../../lib/pictures";
import type { NodeReader } from "../texts/facts-from-nodes";
import { galleryField } from "./gallery-field";
import { uprightCopyOf } from "./upright-copy";

/** Finds a file of `content`. Gatsby runs the query again when the file changes. */
export async function findContentFile(
  { nodeModel }: NodeReader,
  relativePath: string,
): Promise<FileSystemNode> {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  if (!file) throw new Error(`content has no file ${relativePath}`);
  return file as FileSystemNode;
}

/** The file of `content` that a record names in a field. */
const fileField = <Field extends string>(folder: string, field: Field, type = "File") => ({
  type,
  resolve: (record: Partial<Record<Field, string>>, _args: object, context: NodeReader) => {
    const name = record[field];
    return name && !/^https:/.test(name) ? findContentFile(context, `${folder}/${name}`) : null;
  },
});

interface PluginField<Result> {
  originalResolver: (...field: unknown[]) => Promise<Result>;
}

export const photoFields = {
  File: {
    childImageSharp: {
      type: "ImageSharp!",
      resolve: (file: Node, args: object, context: NodeReader, info: PluginField<Node>) =>
        info.originalResolver(uprightCopyOf(file, context) ?? file, args, context, info),
    },
  },
  ImageSharp: {
    gatsbyImageData: {
      /** Corrects the size: the plugin returns the query's width for a narrower photo, and a fraction as height. */
      async resolve(
        image: Node,
        args: object,
        context: object,
        info: PluginField<IGatsbyImageData>,
      ) {
        const data = await info.originalResolver(image, args, context, info);
        const width = Math.min(data.width, largestOf(data).width);
        return { ...data, width, height: Math.round((width * data.height) / data.width) };
      },
    },
    gallery: galleryField,
  },
  GalleryPhoto: { file: fileField("gallery", "name", "File!") },
  HomeTextVisitPairBefore: { file: fileField("gallery", "picture", "File!") },
  HomeTextVisitPairAfter: { file: fileField("gallery", "picture", "File!") },
  HomeTextHero: { portrait: fileField("gallery", "picture") },
  ServiceTile: { portrait: fileField("gallery", "picture") },
  TeamMember: { portrait: fileField("team", "imageUrl") },
  Review: { picture: fileField("reviews", "image") },
};
