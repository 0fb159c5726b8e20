import { rename, rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import data from "../../data/site.json";
import type { Site } from "../content/model/entities/site-schema";
import { fillFromHost } from "../content/model/fill-from-host";
import { sitemapPath } from "../lib/links/routes";
import { type Notice, toTimedNotice } from "../lib/notice/notice";
import { buildEditor } from "./editor/build-editor";
import { finishPages } from "./html/finish-pages";
import { listExternalOrigins } from "./html/content-security-policy";
import { writeSiteFiles, writeVersion } from "./files/site-files";

const site: Site = fillFromHost(data);

const buildFiles = [
  "_gatsby",
  "chunk-map.json",
  "licenses.json",
  "webpack.stats.json",
  "~partytown",
];

/** Finishes the pages, adds the site's other files, and deletes files that neither a browser nor a host requests. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeSiteFiles(site);
  await writeVersion();
  // gatsby-plugin-sitemap has no option for the name. One file lists up to 45,000 pages.
  await rename("public/sitemap-0.xml", `public${sitemapPath}`);
  await rm("public/sitemap-index.xml");
  const pictures = args
    .getNodesByType("Review")
    .flatMap(({ image }) => (typeof image === "string" ? [image] : []));
  const { data: shown } = await args.graphql<{ notice: Notice | null }>(
    "{ notice { text from until kind } }",
  );
  const notice = shown?.notice ? toTimedNotice(shown.notice) : undefined;
  const pages = args.getNodesByType("SitePage").map(({ path }) => String(path));
  await finishPages(pages, listExternalOrigins(site, pictures), notice);
  for (const name of buildFiles) await rm(`public/${name}`, { recursive: true, force: true });
  if (site.repository) await buildEditor("public/admin", site.repository);
};
