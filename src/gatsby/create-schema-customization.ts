import type { GatsbyNode, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { collections } from "../content/model/collections";
import type { Collection } from "../content/model/define-collection";
import { galleryTypes } from "./images/gallery-field";
import { factsExtension, typographicExtension } from "./texts/facts-from-nodes";
import { textTypes } from "./texts/text-fields";

interface Field extends Pick<z.GlobalMeta, "description" | "facts" | "picture" | "typographic"> {
  type?: string;
  format?: string;
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

const toField = (schema: z.ZodObject): Field =>
  z.toJSONSchema(schema, { io: "input", reused: "inline" }) as Field;

/** The extensions of a text: its facts are filled in, and its quotes are typographic. */
function textExtensions({ facts, typographic }: Field): object {
  if (facts) return { facts: {} };
  return typographic ? { typographic: {} } : {};
}

interface FieldDefinition {
  type: string;
  description?: string;
  extensions: object;
}

type CreateType = (type: Parameters<NodePluginSchema["buildObjectType"]>[0]) => void;

/** Returns the GraphQL type of a field. Creates a type for a record within a record. */
function typeOf(field: Field, typeName: string, createType: CreateType): string {
  const { items, properties, description, anyOf = [field] } = field;
  if (items) return `[${typeOf(items, typeName, createType)}!]`;
  if (properties) {
    createType({ name: typeName, description, fields: toFields(field, typeName, createType) });
    return typeName;
  }
  const [type, ...others] = new Set(anyOf.map(({ type }) => scalars[type ?? ""]));
  if (!type || others.length > 0) throw new Error(`${typeName}: no GraphQL type for this field`);
  return type;
}

function toFields({ properties = {}, required = [] }: Field, owner: string, create: CreateType) {
  const fields: Record<string, FieldDefinition> = {};
  for (const [name, field] of Object.entries(properties)) {
    const type = typeOf(field, owner + upperFirst(name), create);
    fields[name] = {
      type: required.includes(name) ? `${type}!` : type,
      description: field.description,
      extensions: textExtensions(field.items ?? field),
    };
  }
  return fields;
}

function createDataType({ kind, schema, source, type }: Collection, createType: CreateType): void {
  // gatsby-transformer-json stores a record's own id as jsonId, because a node's id is Gatsby's.
  const { id: jsonId, ...fields } = toFields(toField(schema), type, createType);
  if (jsonId) fields.jsonId = jsonId;
  if (kind === "list")
    fields.position = { type: "Int!", description: "Index in the file, from 0", extensions: {} };
  createType({
    name: type,
    description: `From ${source}`,
    fields,
    interfaces: ["Node"],
    extensions: { infer: false, childOf: { types: ["File"] } },
  });
}

/** One type for all MDX files, as in gatsby-plugin-mdx. A field is required if all kinds require it. */
function createFrontMatterType(kinds: Field[], createType: CreateType): void {
  const name = "MdxFrontmatter";
  const properties: Record<string, Field> = {};
  for (const kind of kinds) Object.assign(properties, kind.properties);
  const required = Object.keys(properties).filter((key) =>
    kinds.every((kind) => kind.required?.includes(key)),
  );
  const fields = toFields({ properties, required }, name, createType);
  for (const [key, field] of Object.entries(fields)) {
    const { picture, format } = properties[key] ?? {};
    if (picture) fields[key] = { ...field, type: "File", extensions: { fileByRelativePath: {} } };
    if (format === "date") {
      const type = field.type.replace("String", "Date");
      fields[key] = { ...field, type, extensions: { dateformat: { formatString: "YYYY-MM-DD" } } };
    }
  }
  createType({ name, fields });
}

const linkTypes = `
  type CoatPrice {
    coat: String!
    price: Float!
  }
  type ServiceTile implements Node {
    "The price list that it links to"
    list: PriceList! @link(by: "slug", from: "priceList")
  }
  type PriceList implements Node {
    "The listed services, in order"
    services: [ServiceItem!]! @link(by: "jsonId", from: "items")
  }
`;

/** Declares the types of all content, so that an empty list or missing file breaks no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { createFieldExtension, createTypes } = args.actions;
  createFieldExtension(factsExtension);
  createFieldExtension(typographicExtension);
  const createType: CreateType = (type) => createTypes(args.schema.buildObjectType(type));
  const texts: Field[] = [];
  for (const collection of Object.values(collections)) {
    if (collection.kind === "mdx") texts.push(toField(collection.schema));
    else createDataType(collection, createType);
  }
  createFrontMatterType(texts, createType);
  createTypes([linkTypes, galleryTypes, textTypes]);
};
