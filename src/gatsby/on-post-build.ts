import { rm, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import data from "../../data/site.json";
import type { Site } from "../content/model/entities/site-schema";
import { fillFromHost } from "../content/model/fill-from-host";
import { sitemapPath } from "../lib/links/routes";
import { type Notice, toTimedNotice } from "../lib/notice";
import { buildEditor } from "./editor/build-editor";
import { dateFeed } from "./feed";
import { finishPages } from "./html/finish-pages";
import { queryBusinessData } from "./html/business-data";
import { copyGallery } from "./images/copy-gallery";
import { listExternalOrigins } from "./html/content-security-policy";
import { themeColors } from "../styles/theme-colors";

const site: Site = fillFromHost(data);

/** Finishes the pages, and adds the site's other files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  // Gatsby keeps `public`, also what the last build wrote and this one doesn't.
  for (const name of ["admin", "img-cache", "version.json"])
    await rm(`public/${name}`, { recursive: true, force: true });
  await writeSiteFiles();
  await writeVersion();
  await dateFeed();
  await copyGallery(args);
  const pictures = args
    .getNodesByType("Review")
    .flatMap(({ image }) => (typeof image === "string" ? [image] : []));
  const { data: shown } = await args.graphql<{ notice: Notice | null }>(
    "{ notice { text from until kind } }",
  );
  const notice = shown?.notice ? toTimedNotice(shown.notice) : undefined;
  const pages = args.getNodesByType("SitePage").map(({ path }) => String(path));
  const origins = listExternalOrigins(site, pictures);
  await finishPages(pages, origins, notice, await queryBusinessData(args));
  if (site.repository) await buildEditor("public/admin", site.repository, performance.timeOrigin);
};

const icon = (file: string, size: number, purpose = "any") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const webManifest = {
  name: site.name,
  short_name: site.shortName ?? site.name,
  description: site.description,
  lang: "en-US",
  id: "/",
  start_url: "/",
  scope: "/",
  display: "browser", // a standalone window would have no way back from the booking service
  theme_color: themeColors.green,
  background_color: themeColors.paper,
  icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
};

async function writeSiteFiles(): Promise<void> {
  const sitemap = new URL(sitemapPath, site.url).href;
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  await writeFile("public/manifest.webmanifest", JSON.stringify(webManifest, null, 2));
}

/** Writes /version.json, which shows whether the last save is live, if the host sets the commit. */
async function writeVersion(): Promise<void> {
  const { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA } = process.env;
  const commit = [GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA].find(Boolean);
  if (!commit) return;
  const built = new Date(performance.timeOrigin).toISOString(); // when this process started
  await writeFile("public/version.json", `${JSON.stringify({ commit, built })}\n`);
}
