import { existsSync } from "node:fs";
import path from "node:path";

/** Attributes whose files a browser loads. */
const fileAttribute = /\s(src|srcset|imagesrcset)="([^"]*)"/gi;

/** The URLs of the site's own files that a page loads, without queries. */
function listFileUrls(html: string): string[] {
  const values = [...html.matchAll(fileAttribute)].flatMap(([, name = "", value = ""]) =>
    /set$/i.test(name) ? value.split(/,\s+/) : value,
  );
  return values
    .filter((value) => /^\/[^/]/.test(value))
    .map((value) => value.split(/[ ?]/, 1)[0]!.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
}

/**
 * Finds files that pages load but that don't exist. Gatsby skips the pictures that an earlier build
 * made, even if their files are gone.
 *
 * @param folder of the built site
 * @param pages HTML by file
 * @returns each URL, with a page that loads it
 */
export function findMissingFiles(
  folder: string,
  pages: ReadonlyMap<string, string>,
): { url: string; page: string }[] {
  const pageOf = new Map(
    [...pages].flatMap(([page, html]) => listFileUrls(html).map((url) => [url, page] as const)),
  );
  return [...pageOf]
    .filter(([url]) => !existsSync(path.join(folder, decodeURIComponent(url))))
    .map(([url, page]) => ({ url, page }));
}

/** The message for files that {@link findMissingFiles} found. */
export const missingFilesMessage = (missing: ReturnType<typeof findMissingFiles>): string =>
  [
    "The build is incomplete. Run it again. It then starts with an empty cache.",
    "Pages load these files, which don't exist:",
    ...missing.map(({ url, page }) => `  ${url}, in ${page}`),
  ].join("\n");
