import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

const files = ["src", "e2e", "test", "scripts", "docs", "lint", "art", "bench"].flatMap(filesIn);

/** Leaves out pages, because Gatsby derives their URLs from their file names. */
const program = files.filter(
  (file) =>
    /^(src|scripts)\/.*(?<!\.test|\.d)\.(tsx?|mjs|cjs)$/.test(file) &&
    !file.startsWith("src/pages/"),
);

test("no two source files share a name", () => {
  const names = program.map((file) => basename(file).replace(/\..*/, ""));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const docs = [...files.filter((file) => file.endsWith(".md")), "README.md", "CONTRIBUTING.md"];
const isKnown = (path: string) =>
  files.some((file) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`));

test.each(docs)("%s names only files that exist", (doc) => {
  const paths = readFileSync(doc, "utf8").matchAll(
    /(?<=[`(])(?:src|e2e|test|scripts|docs|lint|art|bench)\/[\w/.-]*\w/g,
  );
  expect([...paths].map(([path]) => path).filter((path) => !isKnown(path))).toEqual([]);
});
