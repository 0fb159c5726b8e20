import type { CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import { collections } from "../../content/model/collections";
import { collectionNames, type CollectionName } from "../../content/model/names";
import { plainFields, toPlainField } from "../../content/model/to-plain-field";
import { formToStoredFormat } from "../files/form-fields";
import { cmsCollections } from "./cms-config";

/** An editor field with access to its nested fields. */
type AnyField = Field & { fields?: AnyField[]; field?: AnyField };

/** The paths of all fields of a schema: `price.starting`. */
function pathsOf(schema: z.ZodType): string[] {
  const plain = toPlainField(schema).schema;
  if (plain instanceof z.ZodArray) return pathsOf(plain.element as z.ZodType);
  if (!(plain instanceof z.ZodObject)) return [];
  return plainFields(plain).flatMap(([name, field]) => [
    name,
    ...pathsOf(field.schema).map((path) => `${name}.${path}`),
  ]);
}

const editedPaths = (fields: AnyField[] = []): string[] =>
  fields.flatMap(({ name, fields: nested }) => [
    name,
    ...editedPaths(nested).map((path) => `${name}.${path}`),
  ]);

/** The editor's fields of a collection. */
function fieldsOf(name: CollectionName): AnyField[] | undefined {
  for (const collection of cmsCollections([])) {
    if (!("files" in collection) && collection.name === name)
      return collection.fields as AnyField[];
    const file = "files" in collection && collection.files.find((item) => item.name === name);
    if (file) {
      const fields = file.fields as AnyField[];
      const list = fields[0] as { fields?: AnyField[]; types?: { fields: AnyField[] }[] };
      return collections[name].kind === "list" ? (list.fields ?? list.types?.[0]?.fields) : fields;
    }
  }
  return undefined;
}

describe("the editor", () => {
  test.each(collectionNames)("has every field of %s", (name) => {
    const edited = editedPaths(fieldsOf(name)).filter((path) => path !== "body");
    const referenced = pathsOf(collections[name].schema);
    expect(edited.toSorted()).toEqual(referenced.toSorted());
  });

  test.each<[CollectionName, string, object]>([
    ["posts", "title", { label: "Title", widget: "string", required: true, maxlength: 90 }],
    ["posts", "imageAlt", { label: "What the cover photo shows", minlength: 5, maxlength: 160 }],
    ["posts", "datePublished", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
    ["notices", "until", { widget: "datetime", format: "YYYY-MM-DDTHH:mm", required: true }],
    ["posts", "draft", { widget: "boolean", required: false }],
    ["posts", "image", { widget: "image", media_folder: "" }],
    ["team", "imageUrl", { widget: "image", accept: expect.not.stringContaining("svg") as string }],
    ["team", "imageUrl", { widget: "image", media_folder: "/content/team", public_folder: "." }],
    ["faq", "answer", { widget: "text" }],
    ["faq", "id", { widget: "hidden" }],
    ["facts", "id", { widget: "string" }],
    ["walkIn", "price", { widget: "number", value_type: "float" }],
    ["site", "established", { widget: "number", value_type: "int", min: 1900, max: 2100 }],
    ["site", "email", { widget: "string", type: "email" }],
    ["chatServices", "article", { widget: "relation", collection: "posts", required: false }],
    ["priceLists", "items", { widget: "relation", multiple: true, file: "serviceItems", min: 1 }],
    ["hours", "day", { widget: "select" }],
  ])("configures %s.%s as its schema defines", (collection, name, expected) => {
    expect(fieldsOf(collection)?.find((field) => field.name === name)).toMatchObject(expected);
  });

  test("labels a collapsed record with its name", () => {
    const chat = cmsCollections([]).find(({ name }) => name === "chat") as {
      files: CollectionFile[];
    };
    const lists = chat.files.flatMap(({ fields = [] }) => fields as { summary?: string }[]);
    expect(lists[0]?.summary).toBe("{{fields.label}}");
  });

  test("explains the format of a value", () => {
    const range = fieldsOf("dogSizes")?.find(({ name }) => name === "range");
    const [pattern, message] = (range as { pattern: [RegExp, string] }).pattern;
    expect(["14-30 lbs", "small"].map((value) => pattern.test(value))).toEqual([true, false]);
    expect(message).toBe("Write a weight like 14-30 lbs or 121+ lbs");
  });

  test("accepts a phone number in any format, and saves it in one format", () => {
    const phone = fieldsOf("site")?.find(({ name }) => name === "phone");
    expect(phone).not.toHaveProperty("pattern");
    expect(formToStoredFormat("site", { phone: "512.555.0142" })).toEqual({
      phone: "(512) 555-0142",
    });
  });
});
