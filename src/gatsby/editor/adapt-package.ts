import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";

interface Patch {
  /** The purpose; the error contains it if a new release no longer matches the pattern. */
  reason: string;
  /** Minified names change with each release, but property names and texts don't. */
  pattern: RegExp | string;
  replacement: string;
}

const patches: Patch[] = [
  {
    reason: "drafts of a local folder are stored from the start, not only after a reload",
    pattern:
      /if\((\w+)&&!\w+\)(\{let\{databaseName:(\w+)\}=\1\.repository\?\?\{\};if\(\3\)\{\w+=new \w+\(\3,`draft-backups`)/,
    replacement: "if($1)$2",
  },
  {
    reason: "a draft is kept although the editor's settings have changed",
    pattern:
      /return (\w+)\?\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\):null/,
    replacement: "return $1??null",
  },
  {
    reason: "a new entry gets a free name although somebody else has just saved one with its name",
    pattern:
      /if\(!(\w+)&&(\w+)\)(\{try\{await \w+\(\)\}catch\(\w+\)\{console\.error\(`Failed to check the repository for changes\.`,\w+\)\})return (\w+)\(\2\)\}/,
    replacement: "$3if(!$1&&$2)return $4($2)}",
  },
  {
    reason: "no save without a picture that is still being processed (pending-pictures.ts)",
    pattern:
      /(\(\{draft:\w+,resources:\w+,folder:\w+,libraryConfig:\w+\}\)=>)(Promise\.all\(.{0,150}?\}\)\)\)\))/,
    replacement: "$1siteHooks.trackPicture($2)",
  },
];

const importHooks = (): string =>
  `import * as siteHooks from ${JSON.stringify(join(process.cwd(), "src/editor/form/pending-pictures.ts"))};\n`;

export function patchPackage(code: string): string {
  return patches.reduce((text, { reason, pattern, replacement }) => {
    const patched = text.replace(pattern, replacement);
    if (patched === text)
      throw new Error(
        `@sveltia/cms has changed: src/gatsby/editor/adapt-package.ts finds no place for its patch, ${reason}.`,
      );
    return patched;
  }, code);
}

export const adaptPackage: Plugin = {
  name: "adapt-package",
  setup(build) {
    build.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => ({
      contents: importHooks() + patchPackage(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};
