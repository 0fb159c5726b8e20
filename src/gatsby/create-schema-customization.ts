import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { collections } from "../content/model/collections";
import type { Collection } from "../content/model/define-collection";
import { oneLine } from "../content/model/fields";
import { factsExtension, typographicExtension } from "./texts/facts-from-nodes";
import { textTypes } from "./texts/text-fields";

interface Field extends Pick<
  z.GlobalMeta,
  "asTyped" | "description" | "facts" | "picture" | "references"
> {
  type?: string;
  format?: string;
  enum?: string[];
  pattern?: string;
  allOf?: { pattern?: string }[];
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  anyOf?: Field[];
}

const scalars: Record<string, string> = {
  string: "String",
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
};

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const toDescription = (description: string | undefined, indent = ""): string =>
  description ? `${indent}${JSON.stringify(description)}\n` : "";

const toField = (schema: z.ZodObject): Field =>
  z.toJSONSchema(schema, { io: "input", reused: "inline" }) as Field;

function typeOf(field: Field, typeName: string, types: string[]): string {
  if (field.items) return `[${typeOf(field.items, typeName, types)}!]`;
  if (field.properties) {
    const nested: string[] = [];
    const definitions = fieldDefinitions(field, typeName, nested);
    types.push(
      `${toDescription(field.description)}type ${typeName} {\n${definitions}\n}`,
      ...nested,
    );
    return typeName;
  }
  const [type, ...others] = new Set(
    (field.anyOf ?? [field]).map(({ type }) => scalars[type ?? ""]),
  );
  if (!type || others.length > 0) throw new Error(`${typeName}: no GraphQL type for this field`);
  return type;
}

function isFreeText({ type, format, enum: choices, pattern, allOf = [], ...meta }: Field): boolean {
  if (type !== "string" || format || choices) return false;
  if (meta.asTyped || meta.picture || meta.references) return false;
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(Boolean);
  return patterns.length === 0 || patterns.includes(oneLine.source);
}

function directiveOf(field: Field): string {
  if (field.facts) return " @facts";
  return isFreeText(field) ? " @typographic" : "";
}

type ToType = (field: Field, name: string) => [type: string, directive: string];

const define = ({ properties = {}, required = [] }: Field, toType: ToType): string =>
  Object.entries(properties)
    .map(([name, field]) => {
      const [type, directive] = toType(field, name);
      const mark = required.includes(name) ? "!" : "";
      return `${toDescription(field.description, "  ")}  ${name}: ${type}${mark}${directive}`;
    })
    .join("\n");

const fieldDefinitions = (object: Field, typeName: string, types: string[]): string =>
  define(object, (field, name) => [
    typeOf(field, typeName + upperFirst(name), types),
    directiveOf(field.items ?? field),
  ]);

function nodeTypes({ kind, schema, source, type }: Collection): string[] {
  const types: string[] = [];
  // gatsby-transformer-json stores a record's own id as jsonId, because a node's id is Gatsby's.
  const own = fieldDefinitions(toField(schema), type, types).replace(/^ {2}id:/m, "  jsonId:");
  const position = kind === "list" ? `\n  "Index in the file, from 0"\n  position: Int!` : "";
  return [
    `${toDescription(`From ${source}`)}type ${type} implements Node @dontInfer @childOf(types: ["File"]) {\n${own}${position}\n}`,
    ...types,
  ];
}

function frontMatterType(field: Field): [type: string, directive: string] {
  if (field.picture) return ["File", " @fileByRelativePath"];
  if (field.format === "date") return ["Date", " @dateformat"];
  return [typeOf(field, "MdxFrontmatter", []), directiveOf(field.items ?? field)];
}

/** One type for all files, as in gatsby-plugin-mdx. A field is required if all kinds require it. */
function frontMatterDefinitions(kinds: Field[]): string {
  const properties = Object.assign(
    {},
    ...kinds.map((kind) => kind.properties),
  ) as Field["properties"];
  const required = Object.keys(properties ?? {}).filter((name) =>
    kinds.every((kind) => kind.required?.includes(name)),
  );
  return define({ properties, required }, frontMatterType);
}

function typeDefinitions(): string[] {
  const all = Object.values(collections);
  const texts = all.filter(({ kind }) => kind === "mdx").map(({ schema }) => toField(schema));
  return [
    ...all.filter(({ kind }) => kind !== "mdx").flatMap(nodeTypes),
    "type Mdx implements Node {\n  frontmatter: MdxFrontmatter\n}",
    `type MdxFrontmatter {\n${frontMatterDefinitions(texts)}\n}`,
  ];
}

const links = `
  type ServiceTile implements Node {
    "The price list that it links to"
    list: PriceList! @link(by: "slug", from: "priceList")
  }
  type PriceList implements Node {
    "The listed services, in order"
    services: [ServiceItem!]! @link(by: "jsonId", from: "items")
    "The tiles that link to the list, in any order"
    tiles: [ServiceTile!]! @link(by: "priceList", from: "slug")
  }
`;

/** Declares the types of all content, so that an empty list or missing file breaks no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(factsExtension);
  actions.createFieldExtension(typographicExtension);
  actions.createTypes([...typeDefinitions(), links, textTypes]);
};
