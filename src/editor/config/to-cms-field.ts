import { fieldText } from "../field-text";
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import coats from "../../../data/coat-types.json";
import sizes from "../../../data/dog-sizes.json";
import { fieldAt, getValue, isObject } from "../../content/check/content";
import { shorten } from "../../content/check/errors";
import { collections } from "../../content/model/collections";
import type { CollectionName, PictureFolder } from "../../content/model/names";
import { oneLine, plainFields, toPlainField, type PlainField } from "../../content/model/fields";
import { formatMoment } from "../../lib/time/calendar";
import { numberField } from "../form/number-field";
import { namingFieldOf } from "../saving/generate-keys";

export const listField = "records";

/** The editor's location of the records that a field references, their key, and what the owner sees. */
function findRecords(name: CollectionName) {
  if (name === "posts")
    return { collection: "posts", value_field: "{{slug}}", display_fields: ["title"] };
  const { key, edited } = collections[name];
  return {
    collection: edited.section,
    file: name,
    value_field: `${listField}.*.${key}`,
    display_fields: [`${listField}.*.${namingFieldOf(name)}`],
  };
}

type Common = Pick<Field, "name" | "label"> & { hint?: string; required: boolean };

const toLabel = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

const pictureHint = "Wait until the picture shows before you press Save";
const factsHint = "The text can contain facts in braces, such as {phone}";

/** The pattern that a text must match, if any. The last one in the schema is the field's own. */
function patternOf(schema: z.ZodType) {
  const { checks = [] } = schema._zod.def;
  return checks
    .map(({ _zod }) => _zod.def as z.core.$ZodCheckRegexDef)
    .filter(({ format, pattern }) => format === "regex" && pattern.source !== oneLine.source)
    .map(({ pattern, error }) => [
      pattern,
      `Write ${fieldText(error?.(undefined as never)) || pattern.source}`,
    ])
    .at(-1);
}

/** Characters. Fields that allow this many get several lines. */
const longText = 500;

function toStringField(common: Common, { schema, meta }: PlainField): Field {
  const { minLength, maxLength } = schema as z.ZodString;
  const format = patternOf(schema);
  return {
    ...common,
    widget: meta.facts || (maxLength ?? 0) > longText ? "text" : "string",
    ...(schema instanceof z.ZodURL && { type: "url" }),
    ...(schema instanceof z.ZodEmail && { type: "email" }),
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(format && { pattern: format }),
    use_emoji_autocomplete: false,
  } as Field;
}

/** Without the dot, Sveltia CMS would search for pictures of `data/` next to the file. */
export const pictureFolders = (folder: PictureFolder) =>
  folder === "blog"
    ? { media_folder: "", public_folder: "" }
    : { media_folder: `/content/${folder}`, public_folder: "." };

/** All become WebP. Sveltia CMS's own list includes SVG, which can contain scripts. */
export const acceptedPictures = ["avif", "gif", "heic", "heif", "jpeg", "png", "webp"]
  .map((type) => `image/${type}`)
  .join(",");

const toImageField = (common: Common, folder: PictureFolder, schema: z.ZodType): Field => ({
  ...common,
  widget: "image",
  ...pictureFolders(folder),
  accept: acceptedPictures,
  choose_url: schema instanceof z.ZodUnion,
});

function toListField(common: Common, schema: z.ZodArray): Field {
  const element = toPlainField(schema.element as z.ZodType);
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema);
  const list = { ...common, min, max };
  const { references } = element.meta;
  if (references)
    return { ...list, widget: "relation", multiple: true, ...findRecords(references) };
  return {
    ...list,
    widget: "list",
    ...(element.schema instanceof z.ZodObject
      ? { fields: toCmsFields(element.schema), collapsed: "auto" as const }
      : { field: toCmsField("entry", element) }),
  } as Field;
}

const labelById = new Map<unknown, string>(
  [...coats, ...sizes].map(({ id, label }) => [id, label]),
);

/** The labels of a path such as `sizes.2.long`: `Sizes > Small > Long`. Without the record: `Sizes 2 > Long`. */
export function pathLabels(schema: z.ZodType, path: string, record?: unknown): string {
  let field: PlainField | undefined = toPlainField(schema);
  let value = record;
  const labels: string[] = [];
  for (const step of path.split(".")) {
    const isPosition = /^\d+$/.test(step);
    field = field && fieldAt(field, [step]);
    value = getValue(value, [isPosition ? Number(step) - 1 : step]);
    if (isPosition) {
      const first = isObject(value) ? Object.values(value)[0] : value; // as the form shows an item
      const name = labelById.get(first) ?? shorten(formatMoment(fieldText(first)));
      labels.push(name || `${labels.pop()} ${step}`);
    } else labels.push(field?.meta.title ?? labelById.get(step) ?? toLabel(step));
  }
  return labels.join(" > ");
}

/** Only a hint of several sentences ends with a period. */
function toHint(sentences: (string | false | undefined)[]): string {
  const hint = sentences.filter(Boolean).join(". ");
  return hint.includes(". ") ? `${hint}.` : hint;
}

function toCmsField(name: string, field: PlainField): Field {
  const { schema, optional, meta } = field;
  const { description, facts, references, picture } = meta;
  const hint = toHint([description, facts && factsHint, picture && pictureHint]);
  const common: Common = {
    name,
    label: meta.title ?? toLabel(name),
    required: !optional,
    ...(hint && { hint }),
  };
  if (picture) return toImageField(common, picture, schema);
  if (references) return { ...common, widget: "relation", ...findRecords(references) };
  if (schema instanceof z.ZodEnum)
    return { ...common, widget: "select", options: schema.options.map(String) };
  const dayFormat = schema instanceof z.ZodISODate ? "YYYY-MM-DD" : meta.calendar;
  if (dayFormat) return { ...common, widget: "datetime", type: "date", format: dayFormat };
  if (schema instanceof z.ZodISODateTime)
    return { ...common, widget: "datetime", format: "YYYY-MM-DDTHH:mm" };
  if (schema instanceof z.ZodBoolean) return { ...common, widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { ...common, widget: numberField };
  if (schema instanceof z.ZodArray) return toListField(common, schema);
  if (schema instanceof z.ZodObject)
    return { ...common, widget: "object", fields: toCmsFields(schema) };
  return toStringField(common, field);
}

export function toCmsFields(schema: z.ZodObject): Field[] {
  const fields = plainFields(schema);
  const { catchall } = schema.def;
  if (catchall instanceof z.ZodNumber)
    for (const { id, label } of coats)
      fields.push([id, toPlainField(catchall.optional().meta({ title: label }))]);
  return fields.map(([name, field]) => toCmsField(name, field));
}
