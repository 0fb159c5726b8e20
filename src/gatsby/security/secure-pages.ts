import { readFile, writeFile } from "node:fs/promises";
import { settings } from "../../analytics/settings";
import type { Site } from "../../content-model/entities/site";
import { contentSecurityPolicy, type ExternalOrigins } from "./content-security-policy";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-hashes";
import { placePolicy } from "./place-policy";

/**
 * What of other sites the built site uses.
 *
 * @param pictures addresses of pictures, those of other sites among them
 */
export const externalOriginsOf = (
  { map, developer, forms }: Pick<Site, "map" | "developer" | "forms">,
  pictures: readonly string[],
): ExternalOrigins => ({
  pictures: pictures.filter((picture) => picture.startsWith("https:")),
  frames: [map.embedUrl, developer.url],
  forms: [forms.contactEndpoint ?? [], forms.newsletterEndpoint ?? []].flat(),
  collectors: settings.token ? [settings.apiHost] : [],
});

/**
 * Gives each page its Content-Security-Policy: nothing runs or styles but what was built.
 *
 * @param files the finished pages
 */
export async function securePages(
  files: readonly string[],
  externalOrigins: ExternalOrigins,
): Promise<void> {
  const scripts = new Set<string>();
  for (const file of files)
    for (const hash of inlineScriptHashes(await readFile(file, "utf8"))) scripts.add(hash);
  for (const file of files) {
    const html = await readFile(file, "utf8");
    const hashes = { scripts: [...scripts].sort(), styles: inlineStyleHashes(html) };
    await writeFile(file, placePolicy(html, contentSecurityPolicy(hashes, externalOrigins)));
  }
}
