import { formatCount, type Warning } from "../content/check/errors";
import { parseContent } from "../content/check/parse-content";
import { launchForms, launchWarnings, type LaunchForm } from "../content/check/warnings";
import { collections } from "../content/model/collections";
import type { Site } from "../content/model/entities/site-schema";
import { sections } from "./config/cms-config";
import { pathLabels } from "./config/to-cms-field";
import { readRepository } from "./files/repository";

/** How the owner removes a mark in a form; the check describes it for files. */
const toFormTerms = (fix: string): string =>
  fix
    .replace('delete the line "sample"', "switch off “Still an example”")
    .replace('delete its name from "sample"', "delete its line from “Still examples”");

function launchHeading({ name, warnings }: LaunchForm): string {
  const { section: key, label } = collections[name].edited;
  const section = sections.find((one) => one.name === key);
  const path = section && section.label !== label ? `${section.label} > ${label}` : label;
  return `${path} (${warnings.length})`;
}

export function launchLines({ name, warnings }: LaunchForm): string[] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const step = JSON.stringify([warning.message, warning.fix]);
    groups.set(step, [...(groups.get(step) ?? []), warning]);
  }
  return [...groups.values()].map((group) => {
    const { message = "", fix = "" } = group[0] as Warning;
    const fields = group.flatMap(({ field = "" }) => pathLabels(collections[name].schema, field));
    const entries = new Set(group.map(({ file, record }) => `${file} ${record}`)).size;
    const what = [entries > 1 && formatCount(entries, "entry"), [...new Set(fields)].join(", ")];
    return `${what.filter(Boolean).join(": ") || "This entry"}: ${message}; ${toFormTerms(fix)}.`;
  });
}

/** The list of sections on a phone; also the lists of entries on a wide screen. */
const isListOpen = (): boolean =>
  /^#\/collections(?:\/?$|\/[\w-]+$)/.test(location.hash) &&
  (matchMedia("(width >= 768px)").matches || /^#\/collections\/?$/.test(location.hash));

const list = document.createElement("details");
list.className = "launch";

const element = (tag: string, ...content: (string | Node)[]): HTMLElement => {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
};

export function watchLaunchList({ repository, url }: Pick<Site, "repository" | "url">): void {
  async function update(): Promise<boolean> {
    list.remove();
    const files = isListOpen() && (await readRepository(repository).catch(() => undefined));
    if (!files || files.size === 0) return false;
    const warnings = launchWarnings(parseContent(files), url);
    if (warnings.length === 0) return true;
    const items = launchForms(warnings).flatMap((form) => [
      element("h3", launchHeading(form)),
      element("ul", ...launchLines(form).map((line) => element("li", line))),
    ]);
    list.replaceChildren(
      element("summary", `Before it goes live: ${warnings.length} left`),
      ...items,
    );
    document.body.append(list);
    return true;
  }
  addEventListener("hashchange", () => void update());
  // Sveltia CMS opens the first list without an event.
  const timer = setInterval(() => {
    if (isListOpen()) void update().then((loaded) => loaded && clearInterval(timer));
  }, 2000);
}
