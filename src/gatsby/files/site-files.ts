import { writeFile } from "node:fs/promises";
import type { Site } from "../../content/model/entities/site-schema";
import { themeColors } from "../../styles/theme-colors";
import { sitemapPath } from "../../lib/links/routes";

const robotsTxt = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${new URL(sitemapPath, siteUrl).href}`, ""].join(
    "\n",
  );

const icon = (file: string, size: number, purpose = "any") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const webManifest = ({
  name,
  shortName = name,
  description,
}: Pick<Site, "name" | "shortName" | "description">) => ({
  name,
  short_name: shortName,
  description,
  lang: "en-US",
  id: "/",
  start_url: "/",
  scope: "/",
  display: "browser", // a standalone window would have no way back from the booking service
  theme_color: themeColors.green,
  background_color: themeColors.paper,
  icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
});

export async function writeSiteFiles(site: Site): Promise<void> {
  await writeFile("public/robots.txt", robotsTxt(site.url));
  await writeFile("public/manifest.webmanifest", JSON.stringify(webManifest(site), null, 2));
}

/** Writes /version.json, which shows whether the last save is live, if the host sets the commit. */
export async function writeVersion(
  { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA }: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const commit = [GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA].find(Boolean);
  if (!commit) return;
  const built = new Date(performance.timeOrigin).toISOString(); // when this process started
  await writeFile("public/version.json", `${JSON.stringify({ commit, built })}\n`);
}
