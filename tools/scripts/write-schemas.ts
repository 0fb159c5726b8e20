import { mkdir, readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";
import { readProject } from "../../src/content/check/read-project";
import { collections } from "../../src/content/model/collections";
import type { Collection } from "../../src/content/model/define-collection";
import { schemaFile, toJsonSchema, type KeysOf } from "../../src/content/model/to-json-schema";

const settingsFile = ".vscode/settings.json";

/** Assigns the schemas to the data files in Visual Studio Code's settings; keeps its other settings. */
async function assignSchemas(files: Collection[]): Promise<void> {
  const settings = JSON.parse(await readFile(settingsFile, "utf8")) as Record<string, unknown>;
  settings["json.schemas"] = files.map((collection) => ({
    fileMatch: [`/${collection.source}`],
    url: `./${schemaFile(collection)}`,
  }));
  await writeFile(
    settingsFile,
    await format(JSON.stringify(settings), { parser: "json", printWidth: 100 }),
  );
}

async function writeSchemas(): Promise<void> {
  const { content } = await readProject(process.cwd());
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
  await assignSchemas(files);
  console.log(`${files.length} schemas written to schemas/`);
}

void writeSchemas();
