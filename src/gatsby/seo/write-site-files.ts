import { writeFile } from "node:fs/promises";
import { robotsTxt } from "./robots-txt";
import { type NamedSite, webManifest } from "./web-manifest";

/** Writes what search engines and phones ask a site for besides its pages. */
export async function writeSiteFiles(site: NamedSite & { url: string }): Promise<void> {
  await writeFile("public/robots.txt", robotsTxt(site.url));
  await writeFile("public/manifest.webmanifest", JSON.stringify(webManifest(site), null, 2));
}
