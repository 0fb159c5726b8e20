import { mkdir, writeFile } from "node:fs/promises";
import { readContent } from "../src/content-check/read/read-collection";
import { collections } from "../src/content-model/collections";
import { schemaFile, toJsonSchema, type KeysOf } from "../src/content-model/to-json-schema";

async function writeSchemas(): Promise<void> {
  const content = await readContent(process.cwd());
  const keysOf: KeysOf = (name) => content[name].records.map(({ key }) => String(key));
  const files = Object.values(collections).filter(({ kind }) => kind !== "mdx");
  await mkdir("schemas", { recursive: true });
  await Promise.all(
    files.map((collection) =>
      writeFile(
        schemaFile(collection),
        `${JSON.stringify(toJsonSchema(collection, keysOf), null, 2)}\n`,
      ),
    ),
  );
  console.log(`${files.length} schemas written to schemas/`);
}

void writeSchemas();
