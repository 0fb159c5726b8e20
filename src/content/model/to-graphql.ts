import type { Collection } from "./collections";
import { fieldDefinitions, printDescription } from "./to-field-type";
import { frontMatterDefinitions } from "./to-front-matter-type";

function nodeDefinitions({ kind, schema, source, type }: Collection): string[] {
  // gatsby-transformer-json keeps a record's own id as jsonId: a node's id is Gatsby's.
  const { lines, nested } = fieldDefinitions(schema, type, { id: "jsonId" });
  if (kind === "list")
    lines.push(`${printDescription("Index in the file, from 0", "  ")}  position: Int!`);
  const description = printDescription(schema.meta()?.description ?? `From ${source}`);
  return [
    `${description}type ${type} implements Node @dontInfer @childOf(types: ["File"]) {\n${lines.join("\n")}\n}`,
    ...nested,
  ];
}

/**
 * The GraphQL types of the site's content, as SDL for `createTypes`.
 *
 * Expects the field extension `@facts` and a resolver of `position` for lists.
 *
 * @throws Error if a schema has a field that GraphQL can't express
 */
export function typeDefinitions(collections: Record<string, Collection>): string {
  const all = Object.values(collections);
  const nodes = all.filter(({ kind }) => kind !== "mdx").flatMap(nodeDefinitions);
  const frontMatter = all.filter(({ kind }) => kind === "mdx").map(({ schema }) => schema);
  return [...nodes, ...frontMatterDefinitions(frontMatter)].join("\n\n").concat("\n");
}
