import { z } from "zod";
import { printDescription, toFieldType } from "./to-field-type";
import { plainFields, type PlainField } from "./to-plain-field";

function frontMatterType(field: PlainField): string {
  if (field.meta.picture) return "File @fileByRelativePath";
  if (field.schema instanceof z.ZodISODate) return "Date @dateformat";
  const { name, directives } = toFieldType(field, "MdxFrontmatter");
  return name + directives;
}

const requireValue = (type: string): string => type.replace(/^\S+/, "$&!");

/**
 * The GraphQL type of all MDX front matter; gatsby-plugin-mdx knows only one type for all files.
 *
 * @param schemas the front matter of each kind of MDX file; a field is required where all require it
 */
export function frontMatterDefinitions(schemas: z.ZodObject[]): string[] {
  if (schemas.length === 0) return [];
  const kinds = schemas.map((schema) => new Map(plainFields(schema)));
  const names = new Set(kinds.flatMap((kind) => [...kind.keys()]));
  const lines = [...names].map((name) => {
    const fields = kinds.flatMap((kind) => kind.get(name) ?? []);
    const required = fields.length === kinds.length && fields.every(({ optional }) => !optional);
    const description = fields.find(({ meta }) => meta.description)?.meta.description;
    const [type = ""] = fields.map(frontMatterType);
    return `${printDescription(description, "  ")}  ${name}: ${required ? requireValue(type) : type}`;
  });
  return [
    "type Mdx implements Node {\n  frontmatter: MdxFrontmatter\n}",
    `type MdxFrontmatter {\n${lines.join("\n")}\n}`,
  ];
}
