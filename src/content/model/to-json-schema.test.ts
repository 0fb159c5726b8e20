import { readFileSync } from "node:fs";
import { collections } from "./collections";
import { schemaFile, toJsonSchema, type JsonSchema } from "./to-json-schema";

const dataFiles = Object.values(collections).filter(({ kind }) => kind !== "mdx");

const keys = ["examples", "propertyNames"];

/** Without the keys of current records: a new record doesn't make a schema outdated. */
const withoutExamples = (schema: JsonSchema): unknown =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (keys.includes(name) ? undefined : value)),
  );

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonSchema;

describe("schemas/", () => {
  it.each(dataFiles.map((collection) => [collection.source, collection] as const))(
    "is up to date for %s (otherwise run: npm run codegen)",
    (_, collection) => {
      const committed = readJson(schemaFile(collection));
      expect(withoutExamples(committed)).toEqual(withoutExamples(toJsonSchema(collection)));
    },
  );

  it("is wired to every data file in .vscode/settings.json", () => {
    const settings = readJson(".vscode/settings.json") as Record<string, unknown>;
    expect(settings["json.schemas"]).toEqual(
      dataFiles.map((collection) => ({
        fileMatch: [`/${collection.source}`],
        url: `./${schemaFile(collection)}`,
      })),
    );
  });

  it("completes the coats in rows of prices", () => {
    const { items } = toJsonSchema(collections.prices, () => ["wire"]);
    expect(items).toHaveProperty("properties.sizes.items.propertyNames.enum", ["size", "wire"]);
  });
});
