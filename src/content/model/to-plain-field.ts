import { z } from "zod";

export interface PlainField {
  schema: z.ZodType;
  optional: boolean;
  meta: z.GlobalMeta;
}

/** Unwraps `.optional()`. Metadata can be inside or outside of it; the outside takes precedence. */
export function toPlainField(schema: z.ZodType): PlainField {
  const meta = schema.meta() ?? {};
  if (!(schema instanceof z.ZodOptional)) return { schema, optional: false, meta };
  const inner = toPlainField(schema.unwrap() as z.ZodType);
  return { schema: inner.schema, optional: true, meta: { ...inner.meta, ...meta } };
}

export const plainFields = (schema: z.ZodObject): [name: string, field: PlainField][] =>
  Object.entries(schema.shape).map(([name, field]) => [name, toPlainField(field as z.ZodType)]);
