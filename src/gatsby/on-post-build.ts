import { rm } from "node:fs/promises";
import type { BuildArgs, GatsbyNode } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import days from "../../data/closed-days.json";
import hours from "../../data/hours.json";
import data from "../../data/site.json";
import type { Site } from "../content/model/entities/site-schema";
import { fillFromHost } from "../content/model/fill-from-host";
import { toStoredFormat } from "../content/model/stored-format";
import { type Notice, toTimedNotice } from "../lib/notice/notice";
import { assertDefined } from "../lib/assert-defined";
import { addDays, type CalendarDay, fromIsoDate, toIsoDate } from "../lib/time/calendar";
import { timeAtShop } from "../lib/time/local-time";
import { makeOpeningSchedule } from "../lib/time/make-opening-schedule";
import type { Period } from "../startup/idle/needs-scripts";
import { removeBuildFiles } from "./files/clean-public";
import { buildEditor } from "./editor/build-editor";
import { finishPages } from "./rendering/finish-pages";
import { findMissingFiles, missingFilesMessage } from "./rendering/find-missing-files";
import { forgetStaleJobs, removeStalePictures } from "./rendering/remove-stale-files";
import { writeFeed } from "./files/write-feed";
import { listExternalOrigins } from "./security/content-security-policy";
import { writeSiteFiles } from "./files/site-files";
import { writeSitemap } from "./files/sitemap";
import { writeVersion } from "./files/version-file";

// Imported JSON bypasses Gatsby, which converts values to the stored format.
const site: Site = fillFromHost(toStoredFormat("site", data));
const week = toStoredFormat("hours", hours);
const closedDays = toStoredFormat("closedDays", days);

/** Days for which pages contain the opening state without React. Covers missed daily builds. */
const scheduledDays = 5;

/** The day of the build, for which `useNowOrBuildTime` rendered the pages. */
async function readBuiltDay({ graphql }: Pick<BuildArgs, "graphql">): Promise<Period> {
  const { data: built } = await graphql<{ site: { buildTime: string } }>("{ site { buildTime } }");
  const day = fromIsoDate(assertDefined(built, "the build's time").site.buildTime);
  const midnight = (date: CalendarDay) => timeAtShop(`${toIsoDate(date)}T00:00`);
  return [midnight(day), midnight(addDays(day, 1))];
}

/** Finishes the pages, adds the site's other files, and deletes files that neither a browser nor a host requests. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeFeed(args);
  await writeSiteFiles(site);
  await writeVersion();
  await writeSitemap(args, site.url);
  const pictures = args
    .getNodesByType("Review")
    .flatMap(({ image }) => (typeof image === "string" ? [image] : []));
  const [notice] = args.getNodesByType("Notice") as unknown as Notice[];
  const times = { week, closedDays, changedHours: notice?.changedHours ?? [] };
  const files = args.getNodesByType("File") as unknown as FileSystemNode[];
  await removeStalePictures("public/static", files);
  forgetStaleJobs(args.store, files);
  const pages = await finishPages(listExternalOrigins(site, pictures), {
    notice: notice && toTimedNotice(notice),
    openingSchedule: makeOpeningSchedule(times, new Date(), scheduledDays),
    builtDay: await readBuiltDay(args),
  });
  const missing = findMissingFiles("public", pages);
  if (missing.length > 0) args.reporter.panicOnBuild(missingFilesMessage(missing));
  await removeBuildFiles();
  // Gatsby keeps the files of an earlier build in public.
  await rm("public/admin", { recursive: true, force: true });
  if (site.repository) await buildEditor("public/admin", site.repository);
};
