import { readFileSync } from "node:fs";
import { collections } from "./collections";
import { schemaFile, toJsonSchema, type JsonSchema } from "./to-json-schema";

const dataFiles = Object.values(collections).filter(({ kind }) => kind !== "mdx");

/** Without the keys of current records: a new record doesn't make a schema outdated. */
const withoutExamples = (schema: JsonSchema): unknown =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (name === "examples" ? undefined : value)),
  );

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonSchema;

/** Editors mark a price of any other coat as a mistake. */
// eslint-disable-next-line no-restricted-syntax -- schemas/ is generated from it
const coats = Object.values(readJson("data/coat-types.json")) as { id: string }[];
const keysOf = () => coats.map(({ id }) => id);

describe("schemas/", () => {
  it.each(dataFiles.map((collection) => [collection.source, collection] as const))(
    "is up to date for %s (otherwise run: npm run codegen)",
    (_, collection) => {
      const committed = readJson(schemaFile(collection));
      expect(withoutExamples(committed)).toEqual(withoutExamples(toJsonSchema(collection, keysOf)));
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
