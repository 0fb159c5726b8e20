import { formatCount, type Warning } from "../content/check/errors";
import { parseContent } from "../content/check/parse-content";
import { launchForms, launchWarnings, type LaunchForm } from "../content/check/warnings";
import { collections } from "../content/model/collections";
import type { Site } from "../content/model/entities/site-schema";
import { sections } from "./config/cms-config";
import { pathLabels } from "./config/to-cms-field";
import { readRepository } from "./files/repository";

const example = "an example that came with the site; write your own, or delete it, then";

function launchStep({ code, found }: Warning): string {
  if (code === "sample") return `${example} switch off “Still an example”.`;
  if (code === "sample-field") return `${example} delete its line from “Still examples”.`;
  return `${found}; this belongs to nobody: write your own.`;
}

function launchHeading({ name, warnings }: LaunchForm): string {
  const { section: key, label } = collections[name].edited;
  const section = sections.find((one) => one.name === key);
  const path = section && section.label !== label ? `${section.label} > ${label}` : label;
  return `${path} (${warnings.length})`;
}

export function launchLines({ name, warnings }: LaunchForm): string[] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const step = launchStep(warning);
    groups.set(step, [...(groups.get(step) ?? []), warning]);
  }
  return [...groups].map(([step, group]) => {
    const fields = group.flatMap(({ field = "" }) => pathLabels(collections[name].schema, field));
    const entries = new Set(group.map(({ file, record }) => `${file} ${record}`)).size;
    const what = [entries > 1 && formatCount(entries, "entry"), [...new Set(fields)].join(", ")];
    return `${what.filter(Boolean).join(": ") || "This entry"}: ${step}`;
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
