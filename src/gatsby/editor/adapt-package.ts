import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";

/** A change to Sveltia CMS's code. */
interface Patch {
  /** The purpose; the error contains it if a new release no longer matches the pattern. */
  reason: string;
  /** Minified names change with each release, but property names and texts don't. */
  pattern: RegExp | string;
  replacement: string;
}

/** The response of a host without problems. A lost connection is reported on saving. */
const goodStatus = "data:application/json,%7B%22status%22:%7B%22indicator%22:%22none%22%7D%7D";

const patches: Patch[] = [
  {
    reason: "it asks every few minutes how GitHub is",
    pattern: "https://www.githubstatus.com/api/v2/status.json",
    replacement: goodStatus,
  },
  {
    reason: "this sentence introduces the reason, which the owner can fix at once",
    pattern: "There was an error while saving the entry. Please try again later.",
    replacement: "Not saved yet, and nothing is lost:",
  },
  {
    reason: "a parser's errors contain the file's path",
    pattern:
      /(async\(\{text:(\w+)=``,path:(\w+),folder:(?:(?!async).)*?=\w+\.get\(\w+\)\?\.parser;if\((\w+)\)return \4\()\2\)/s,
    replacement: "$1$2,$3)",
  },
  {
    reason: "unreadable-files.ts shows a dialog for an unreadable file",
    pattern:
      /There (?:was an error|were errors) while parsing (?:an entry file|entry files)\. Check the browser console for details\./g,
    replacement: "A file can’t be opened in the editor.",
  },
  {
    reason: "drafts of a local folder are stored from the start, not only after a reload",
    pattern:
      /if\((\w+)&&!\w+\)(\{let\{databaseName:(\w+)\}=\1\.repository\?\?\{\};if\(\3\)\{\w+=new \w+\(\3,`draft-backups`)/,
    replacement: "if($1)$2",
  },
  {
    reason: "a draft is stored with the entry that it is based on",
    pattern:
      /(pendingEntries:\w+=\[\]\}=(\w+),\w+=\w+\(\2\))(;if\(\w+\(\2\)\)\{let \w+=\{)(timestamp:)/,
    replacement: "$1,origin=siteHooks.draftOrigin($2)$3origin,$4",
  },
  {
    reason: "a restored draft keeps the entry that it is based on",
    pattern: /(\(\{backup:(\w+),draft:(\w+)\}\)=>\{)(let\{currentLocales:)/,
    replacement: "$1siteHooks.restoreOrigin($3,$2);$4",
  },
  {
    reason: "a draft is kept although the editor's settings have changed",
    pattern:
      /return (\w+)\?\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\):null/,
    replacement: "return $1??null",
  },
  {
    reason: "resolve-versions.ts compares a save with the entry that the form is based on",
    pattern:
      /let (\w+)=await (\w+)\((\w+)\);if\(\1&&!\w+\)throw Error\(`save_conflict`,\{cause:\1\}\)/,
    replacement: "await $2($3);siteHooks.setSavedOrigin($3)",
  },
  {
    reason: "a new post has today's dates and the last author (new-entry.ts)",
    pattern:
      /(collection:([\w$]+),dynamicValues:)([\w$]+)(?=,initialPath:\w+,initialSlug:.{0,400}?\?\?([\w$]+)\(\w+\)\.find\(\w+=>\w+\.subPath===)/,
    replacement: "$1{...siteHooks.newEntryValues($4($2.name)),...$3}",
  },
  {
    reason: "pending-pictures.ts tracks the pictures that are still being processed",
    pattern:
      /(\(\{draft:\w+,resources:\w+,folder:\w+,libraryConfig:\w+\}\)=>)(Promise\.all\(.{0,150}?\}\)\)\)\))/,
    replacement: "$1siteHooks.trackPicture($2)",
  },
  {
    reason: "a save waits for these pictures",
    pattern: /async\(\)=>\{(?=for\(;\w+\.size;\)await Promise\.allSettled\()/,
    replacement: "$&await siteHooks.pendingPictures();",
  },
  {
    reason: "the known texts are read before Sveltia CMS fetches newer ones",
    pattern:
      /(async\(\{changes:\w+,savingEntries:\w+=\[\],savingAssets:\w+=\[\],options:\w+\}\)=>\{)(let\{commitChanges:)/,
    replacement: "$1let known=await siteHooks.textsBeforeCommit();$2",
  },
  {
    reason: "before-commit.ts checks every commit",
    pattern: /\{\.\.\.await (\w+)\((\w+),(\w+)\),author:/,
    replacement: "{...await siteHooks.guardCommit($2,known,()=>$1($2,$3)),author:",
  },
  {
    reason: "phones' photos get unused names that the content check accepts (picture-name.ts)",
    pattern:
      /(slugificationEnabled:\w+=!1,assetNamesInSameFolder:(\w+)=\[\]\}=\{\}\)=>\{let (\w+)=.{1,90}?;?\}return )\w+\(\3,\2\)/,
    replacement: "$1siteHooks.pictureFileName($3,$2)",
  },
  {
    reason: "the notice in the form says that saving overwrites",
    pattern: "If you save now, their changes will be lost.",
    replacement: "When you save, you see both versions before anything is overwritten.",
  },
  {
    reason: "npm run edit prints the folder to choose",
    pattern: "Once prompted, select the root directory of the “{$repo}” repository.",
    replacement: "Choose the site’s folder. The terminal shows its path.",
  },
  {
    reason: "trying again doesn't help; before-commit.ts shows the reason",
    pattern: "Couldn’t delete the entry. Please try again.",
    replacement: "Nothing was deleted.",
  },
  {
    reason: "it may be the owner's own save, whose response was lost",
    pattern: "This entry has been changed in the repository after you opened it.",
    replacement: "A newer version of this was saved after you opened it.",
  },
  {
    reason: "the owner doesn't know what a repository is",
    pattern: "This entry has been deleted from the repository after you opened it.",
    replacement: "This was deleted on another device or in another window after you opened it.",
  },
];

/** The import of the site's functions that the patches call. */
const importHooks = (): string =>
  `import * as siteHooks from ${JSON.stringify(join(process.cwd(), "src/editor/package-hooks.ts"))};\n`;

const fontOfAnotherHost =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[^)]*/g;

/**
 * Applies all patches.
 *
 * @throws Error if Sveltia CMS doesn't match a patch
 */
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

/**
 * Patches Sveltia CMS: it connects only to the site and the host's API, and calls the site's
 * functions where its events don't suffice. docs/decisions/editor.md lists all patches.
 *
 * @param assets Sveltia CMS's own fonts, which its style sheet would load from another host first
 */
export const adaptPackage = (assets: string[]): Plugin => ({
  name: "adapt-package",
  setup(build) {
    const toOwnFont = (_address: string, name: string) =>
      `/admin/assets/${assets.find((asset) => asset.startsWith(name)) ?? name}`;
    build.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const code = patchPackage(await readFile(path, "utf8")).replace(fontOfAnotherHost, toOwnFont);
      return { contents: importHooks() + code, loader: "js" };
    });
  },
});
