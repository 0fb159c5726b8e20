import type { Collection as CmsCollection, CollectionFile, Field } from "@sveltia/cms";
import { collections } from "../../content/model/collections";
import type { z } from "zod";
import { type CollectionName, collectionNames } from "../../content/model/names";
import { neededInDrafts } from "../../content/model/entities/articles-schema";
import { plainFields } from "../../content/model/fields";
import { generatedKey, namingFieldOf } from "../saving/generate-keys";
import { listField, pictureFolders, toCmsFields } from "./to-cms-field";

/** The sidebar's sections. src/content/model/collections.ts assigns files to them. */
// prettier-ignore
export const sections = [
  { name: "photos", label: "Photos", icon: "photo_library", description: "The photos on the home page, in this order." },
  { name: "prices", label: "Prices", icon: "payments", description: "All prices. The site, the chat, posts and pages show the prices that you enter here." },
  { name: "hours", label: "Opening hours", icon: "schedule", description: "Opening hours, closed days, and the notice for an unusual day." },
  { name: "promotions", label: "Promotions", icon: "sell", description: "Offers on the Sales page. Each one disappears after its last day." },
  { name: "reviews", label: "Reviews", icon: "reviews", description: "Your clients’ reviews, in the order in which the home page shows them." },
  { name: "team", label: "Team", icon: "badge", description: "The people who work at the shop." },
  { name: "questions", label: "Questions", icon: "quiz", description: "The questions and answers of the FAQ page." },
  { name: "chat", label: "Chat", icon: "forum", description: "The questions, answers and messages of the chat." },
  { name: "places", label: "Locations", icon: "location_on", description: "The towns on the Locations page." },
  { name: "shop", label: "Shop", icon: "storefront", description: "Name, phone, address, booking, links, and the texts on the home page." },
];

const pictureFieldOf = (schema: z.ZodObject) =>
  plainFields(schema).find(([, { meta }]) => meta.picture) ?? [];

function toRecordsField(name: CollectionName): Field {
  const { schema, least, most, edited } = collections[name];
  const { label, one, summary, newestFirst } = edited;
  const [picture, pictureField] = pictureFieldOf(schema);
  const hiddenField = generatedKey(name);
  const fields = toCmsFields(schema).map((field) =>
    field.name === hiddenField ? { name: hiddenField, widget: "hidden" } : field,
  );
  return {
    name: listField,
    label,
    label_singular: one,
    widget: "list",
    root: true,
    collapsed: true,
    summary: summary ?? `{{fields.${namingFieldOf(name)}}}`,
    // Not a URL of another site, which the page may not load.
    ...(pictureField?.schema.type === "string" && { thumbnail: picture }),
    ...(newestFirst && { add_to_top: true }),
    required: false, // the owner may delete the last promotion
    fields,
    min: least,
    max: most,
    ...(least !== undefined &&
      least === most && {
        allow_add: false,
        allow_remove: false,
        allow_duplicate: false,
        allow_reorder: false,
      }),
  } as Field;
}

function toFile(name: CollectionName, previews: string[]): CollectionFile {
  const { source, kind, schema, edited } = collections[name];
  const [, picture] = pictureFieldOf(schema);
  return {
    name,
    ...(picture?.meta.picture && pictureFolders(picture.meta.picture)),
    label: edited.label,
    file: source,
    format: name,
    editor: { preview: previews.includes(name) },
    fields: kind === "list" ? [toRecordsField(name)] : toCmsFields(schema),
  };
}

export const textField = "text-field";

const body: Field = {
  name: "body",
  label: "Text",
  widget: textField,
  hint: "The menu Insert adds a photo, a fact, a callout, a booking button, or photos before and after.",
};

const startsToday = (field: Field): Field =>
  ["datePublished", "lastModified"].includes(field.name)
    ? ({ ...field, default: "{{now}}" } as Field)
    : field;

/** The text comes before the fields that most posts don't need. */
function withBody(fields: Field[]): Field[] {
  const isRequired = (field: Field) => "required" in field && field.required !== false;
  const optional = fields.filter((field) => !isRequired(field));
  return [...fields.filter(isRequired), body, ...optional];
}

const texts = (name: "posts" | "pages", folder: string) => ({
  name,
  label: collections[name].edited.label,
  label_singular: collections[name].edited.one,
  folder,
  format: name,
  media_folder: "",
  public_folder: "",
  fields: withBody(toCmsFields(collections[name].schema).map(startsToday)),
});

const posts = (): CmsCollection => ({
  ...texts("posts", "content/blog"),
  // The check before a save finds what a published post lacks.
  fields: texts("posts", "content/blog").fields.map((field) =>
    neededInDrafts.includes(field.name) ? field : ({ ...field, required: false } as Field),
  ),
  icon: "article",
  duplicate: false, // a copy would keep its old dates
  path: "{{slug}}/index",
  slug: {
    template: "{{title}}",
    editable: ["create"],
    hint: "The end of the post's address. You can't change it after the first save.",
  },
  summary: "{{draft | ternary('Draft: ', '')}}{{title}}, {{datePublished | date('MMM D, YYYY')}}",
  preview_path: "blog/{{slug}}/",
  sortable_fields: {
    fields: ["datePublished", "title"],
    default: { field: "datePublished", direction: "descending" },
  },
});

/** Long texts. The owner can't add or remove them. */
const pages = (): CmsCollection => ({
  ...texts("pages", "content/pages"),
  icon: "description",
  create: false,
  delete: false,
  duplicate: false,
  summary: "{{title}}",
  preview_path: "{{slug}}/",
});

export const cmsCollections = (previews: string[]): CmsCollection[] => [
  posts(),
  ...sections.map((section) => ({
    ...section,
    files: collectionNames.flatMap((name) => {
      const { edited } = collections[name];
      return edited.section === section.name ? toFile(name, previews) : [];
    }),
  })),
  pages(),
];
