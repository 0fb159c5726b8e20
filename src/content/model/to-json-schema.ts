import { posix } from "node:path";
import { z } from "zod";
import type { Collection } from "./define-collection";
import type { CollectionName } from "./names";
import { toPlainField } from "./fields";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type KeysOf = (collection: CollectionName) => string[];

const ownMetadata = [
  "references",
  "keys",
  "picture",
  "facts",
  "link",
  "calendar",
  "lastDay",
  "typographic",
] as const;

/** Drops metadata of our own checks, and adds rules that zod implements in code. */
function adaptSchema(schema: z.ZodType, json: JsonSchema, keysOf: KeysOf): void {
  for (const name of ownMetadata) delete json[name];
  const { meta, schema: inner } = toPlainField(schema);
  // Examples are offered like an enum, but an unknown key isn't marked as an error.
  if (meta.references) json.examples = keysOf(meta.references);
  if (meta.keys)
    json.propertyNames = { enum: [...Object.keys(json.properties ?? {}), ...keysOf(meta.keys)] };
  if (inner instanceof z.ZodURL && json.type === "string") json.pattern = "^https://";
  if (json.type === "integer" && json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
}

export function toJsonSchema(
  { schema, kind, source, least, most }: Collection,
  keysOf: KeysOf = () => [],
): JsonSchema {
  const { $schema, ...record } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodType) adaptSchema(zodSchema, jsonSchema, keysOf);
    },
  }) as JsonSchema;
  const head = { $schema, title: source };
  if (kind !== "list") return { ...head, ...record };
  return {
    ...head,
    type: "array",
    minItems: least,
    maxItems: most,
    items: record,
  };
}

export const schemaFile = ({ source }: Collection): string =>
  `schemas/${posix.basename(source, ".json")}.schema.json`;
