import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { collections } from "../../content/model/collections";
import { collectionNames, type CollectionName } from "../../content/model/names";
import { plainFields, toPlainField } from "../../content/model/fields";
import { cmsCollections } from "./cms-config";

jest.mock("../../../data/coat-types.json", () => [{ id: "wire", label: "Wiry" }]);

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
      return collections[name].kind === "list" ? fields[0]?.fields : fields;
    }
  }
  return undefined;
}

describe("the editor", () => {
  test.each(collectionNames)("has every field of %s", (name) => {
    const edited = editedPaths(fieldsOf(name)).filter((path) => path !== "body");
    const coats = name === "prices" ? ["sizes.wire"] : [];
    const referenced = [...pathsOf(collections[name].schema), ...coats];
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
    ["walkIn", "price", { widget: "plain-number" }],
    ["site", "email", { widget: "string", type: "email" }],
    ["chatServices", "article", { widget: "relation", collection: "posts", required: false }],
    ["priceLists", "items", { widget: "relation", multiple: true, file: "serviceItems", min: 1 }],
    ["hours", "day", { widget: "select" }],
    ["closedOnce", "until", { widget: "datetime", format: "MMMM D, YYYY", required: false }],
  ])("configures %s.%s as its schema defines", (collection, name, expected) => {
    expect(fieldsOf(collection)?.find((field) => field.name === name)).toMatchObject(expected);
  });

  test.each<[CollectionName, string, right: string, wrong: string, message: string]>([
    ["dogSizes", "range", "14-30 lbs", "small", "Write a weight like 14-30 lbs or 121+ lbs"],
    ["hours", "hours", "9:00 am to 5:00 pm", "9-5", "Write hours like 9:00 am to 5:00 pm"],
    ["reviews", "date", "May 2026", "a month ago", "Write a day, a month"],
  ])("explains the format of %s.%s", (collection, name, right, wrong, message) => {
    const field = fieldsOf(collection)?.find((one) => one.name === name);
    const { pattern } = field as { pattern: [RegExp, string] };
    expect([right, wrong].map((value) => pattern[0].test(value))).toEqual([true, false]);
    expect(pattern[1]).toMatch(message);
  });
});
