import { z } from "zod";

/** A field's schema without its wrapper, and what the wrapper and the schema say about it. */
export interface PlainField {
  schema: z.ZodType;
  optional: boolean;
  meta: z.GlobalMeta;
}

/** Looks through `.optional()`; metadata may stand inside or outside of it, the outside wins. */
export function toPlainField(schema: z.ZodType): PlainField {
  const meta = schema.meta() ?? {};
  if (!(schema instanceof z.ZodOptional)) return { schema, optional: false, meta };
  const inner = toPlainField(schema.unwrap() as z.ZodType);
  return { schema: inner.schema, optional: true, meta: { ...inner.meta, ...meta } };
}

/** The fields of an object schema by their names, in the order of the definition. */
export const plainFields = (schema: z.ZodObject): [name: string, field: PlainField][] =>
  Object.entries(schema.shape).map(([name, field]) => [name, toPlainField(field as z.ZodType)]);
