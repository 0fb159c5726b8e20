import { z } from "zod";
import { plainFields, toPlainField, type PlainField } from "./to-plain-field";

/** A field's GraphQL type, the directives behind it, and the object types that it needs. */
export interface FieldType {
  name: string;
  directives: string;
  nested: string[];
}

/** The lines between the braces of a GraphQL type, and the object types that they need. */
export interface FieldDefinitions {
  lines: string[];
  nested: string[];
}

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A description above a type or field, in GraphQL's one-line form. */
export const printDescription = (description: string | undefined, indent = ""): string =>
  description ? `${indent}${JSON.stringify(description)}\n` : "";

function scalarName(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodNumber) return schema.format?.includes("int") ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return "String";
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return "String";
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const names = new Set(schema.options.map((option) => scalarName(option as z.ZodType)));
  return names.size === 1 ? [...names][0] : undefined;
}

/**
 * The GraphQL type of a field.
 *
 * @param typeName name for the object type that the field needs, if it needs one
 * @throws Error if no GraphQL type corresponds to the schema
 */
export function toFieldType({ schema, meta }: PlainField, typeName: string): FieldType {
  if (schema instanceof z.ZodArray) {
    const item = toFieldType(toPlainField(schema.element as z.ZodType), typeName);
    return { ...item, name: `[${item.name}!]` };
  }
  if (schema instanceof z.ZodObject) {
    const { lines, nested } = fieldDefinitions(schema, typeName);
    const definition = `${printDescription(meta.description)}type ${typeName} {\n${lines.join("\n")}\n}`;
    return { name: typeName, directives: "", nested: [definition, ...nested] };
  }
  const name = scalarName(schema);
  if (!name)
    throw new Error(`${typeName}: no GraphQL type for a field of the kind '${schema.type}'`);
  return { name, directives: meta.facts ? " @facts" : "", nested: [] };
}

/**
 * The GraphQL fields of an object schema.
 *
 * @param rename GraphQL names of fields that can't keep their own
 * @throws Error if no GraphQL type corresponds to a field
 */
export function fieldDefinitions(
  schema: z.ZodObject,
  typeName: string,
  rename: Record<string, string> = {},
): FieldDefinitions {
  const nested: string[] = [];
  const lines = plainFields(schema).map(([name, field]) => {
    const type = toFieldType(field, typeName + upperFirst(name));
    nested.push(...type.nested);
    const required = field.optional ? "" : "!";
    const description = printDescription(field.meta.description, "  ");
    return `${description}  ${rename[name] ?? name}: ${type.name}${required}${type.directives}`;
  });
  return { lines, nested };
}
