import { groupBy } from "../lib/group-by";
import { formatCount } from "../lib/text/words";
import type { Warning } from "../content/check/errors";
import { parseContent } from "../content/check/parse-content";
import { launchForms, launchWarnings, type LaunchForm } from "../content/check/warnings";
import { collections } from "../content/model/collections";
import { sections } from "./config/cms-config";
import { pathLabels } from "./config/to-cms-field";
import { readKnownTexts } from "./files/known-texts";
import { publishingState } from "./publishing";

const example = "an example that came with the site; write your own, or delete it, then";

function launchStep({ sample, found }: Warning): string {
  if (!sample) return `${found}.`;
  const step =
    sample === "field" ? "delete its line from “Still examples”" : "switch off “Still an example”";
  return `${example} ${step}.`;
}

function launchHeading({ name, warnings }: LaunchForm): string {
  const { section: key, label } = collections[name].edited;
  const section = sections.find((one) => one.name === key);
  const path = section && section.label !== label ? `${section.label} > ${label}` : label;
  return `${path} (${warnings.length})`;
}

export function launchLines({ name, warnings }: LaunchForm): string[] {
  return groupBy(warnings, launchStep).map(([step, group]) => {
    const fields = group.flatMap(({ field = "" }) => pathLabels(collections[name].schema, field));
    const entries = new Set(group.map(({ file, record }) => `${file} ${record}`)).size;
    const what = [entries > 1 && formatCount(entries, "entry"), [...new Set(fields)].join(", ")];
    return `${what.filter(Boolean).join(": ") || "This entry"}: ${step}`;
  });
}

function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

const box = element("div");
box.className = "launch";
const status = element("p");
status.setAttribute("role", "status");
const list = element("details");

function showWarnings(warnings: Warning[]): void {
  list.replaceChildren(element("summary", `Before it goes live: ${warnings.length} left`));
  for (const form of launchForms(warnings)) {
    const lines = launchLines(form).map((line) => element("li", line));
    list.append(element("h3", launchHeading(form)), element("ul", ...lines));
  }
}

const interval = 15_000;

/** Shows in lists whether visitors see the last save, and what is left before the site goes live. */
export function watchLaunch(url: string): void {
  let shown = "";
  let nextRequest = Infinity;
  async function update(): Promise<void> {
    const hash = (shown = location.hash);
    nextRequest = Infinity;
    box.remove();
    const [, page, section, open = ""] = hash.split("/");
    if (page !== "collections" || ["entries", "new"].includes(open)) return; // a form needs the space
    const publishing = await publishingState();
    // A phone's list of entries needs it, too.
    const hasSpace = !section || (!open && matchMedia("(width >= 768px)").matches);
    const known = hasSpace && (await readKnownTexts().catch(() => undefined));
    if (location.hash !== hash) return;
    const warnings = known ? launchWarnings(parseContent(known.texts), url) : [];
    showWarnings(warnings);
    const message = publishing?.message ?? "";
    status.textContent = message;
    box.replaceChildren(status, ...(warnings.length > 0 ? [list] : []));
    if (message || warnings.length > 0) document.body.append(box);
    if (publishing?.isWaiting) nextRequest = Date.now() + interval;
  }
  addEventListener("hashchange", () => void update());
  // Sveltia CMS opens the first list without an event.
  setInterval(() => {
    if (location.hash !== shown || Date.now() > nextRequest) void update();
  }, 1000);
}
