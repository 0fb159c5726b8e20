import { readFile, writeFile } from "node:fs/promises";
import { settings } from "../../analytics/settings";
import type { Site } from "../../content-model/entities/site";
import { contentSecurityPolicy } from "./content-security-policy";

/** Longer lines are cut off, or refused, by Cloudflare Pages. */
const longestLine = 2000;

/**
 * Puts the policy into `public/_headers`.
 *
 * @param scriptHashes of the scripts inside the pages
 * @param pictures addresses of pictures, those of other sites among them
 * @throws Error if the policy is too long for a host's header
 */
export async function writeHeaders(
  { map, developer, forms }: Pick<Site, "map" | "developer" | "forms">,
  scriptHashes: readonly string[],
  pictures: readonly string[],
): Promise<void> {
  const policy = contentSecurityPolicy(scriptHashes, {
    pictures: pictures.filter((picture) => picture.startsWith("https:")),
    frames: [map.embedUrl, developer.url],
    forms: [forms.contactEndpoint ?? [], forms.newsletterEndpoint ?? []].flat(),
    collectors: settings.token ? [settings.apiHost] : [],
  });
  if (policy.length > longestLine)
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, and hosts take ${longestLine}: ` +
        "let pages share their inline scripts, or put them into files.",
    );
  const template = await readFile("static/_headers", "utf8");
  await writeFile("public/_headers", template.replace("{content-security-policy}", policy));
}
