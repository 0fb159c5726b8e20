import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { fullSite, builtSite } from "../../test/sites/sites.mjs";
import { desktopOnly, expect, test } from "../support/fixtures";

interface Thing {
  "@type": string;
}

const scripts = /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** What the pages of a site say in JSON-LD, with the page that says it. */
function thingsIn(folder: string) {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name));
  return pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(scripts)].map(([, json = ""]) => ({
      page,
      thing: JSON.parse(json) as Thing,
    })),
  );
}

/**
 * What is wrong by schema.org's own definitions, of which schema-dts makes types: unknown fields,
 * values of another kind, words that aren't in a list.
 */
function complaintsAbout(things: { page: string; thing: Thing }[]): string[] {
  const types = [...new Set(things.map(({ thing }) => thing["@type"]))];
  // One line each, so that a complaint's line leads to its page.
  const source = [
    `import type { WithContext, ${types.join(", ")} } from "schema-dts";`,
    ...things.map(
      ({ thing }, index) =>
        `export const thing${index}: WithContext<${thing["@type"]}> = ${JSON.stringify(thing)};`,
    ),
  ].join("\n");
  const name = join(import.meta.dirname, "things.ts");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === name ? ts.createSourceFile(name, source, version) : getSourceFile(path, version);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${things[line - 1]?.page}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

test("what pages say in JSON-LD holds by schema.org's definitions", desktopOnly, () => {
  test.slow(); // all of schema.org is read
  const things = [builtSite, fullSite].flatMap(({ folder }) => thingsIn(folder));
  expect(things.length).toBeGreaterThan(60);
  expect(complaintsAbout(things)).toEqual([]);
});
