import { formatCount, type Warning } from "../../content/check/errors";
import type { LaunchForm } from "../../content/check/warnings/launch-list";
import { sections } from "../config/sections";
import { pathLabels } from "../config/to-cms-field";
import { collections } from "../../content/model/collections";

/** How the owner removes a mark in a form; the check describes it for files. */
const toFormTerms = (fix: string): string =>
  fix
    .replace('delete the line "sample"', "switch off “Still an example”")
    .replace('delete its name from "sample"', "delete its line from “Still examples”")
    .replace("delete the folder", "delete the post")
    .replace(", with a photo in content/team", "");

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The form's location in the editor, and how many steps are left: `Prices > Price cards (8)`. */
export function launchHeading({ name, label, left }: LaunchForm): string {
  const owner = collections[name].edited?.section;
  const section = sections.find((one) => one.name === owner)?.label ?? label;
  return `${section === label ? label : `${section} > ${label}`} (${left})`;
}

/** The steps of a form in the owner's words. Entries with the same remedy share a line. */
export function launchLines({ name, warnings }: LaunchForm): string[] {
  const keys = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const key = JSON.stringify([warning.message, warning.fix]);
    keys.set(key, [...(keys.get(key) ?? []), warning]);
  }
  return [...keys.values()].map((group) => {
    const [{ message = "", fix = "" } = {}] = group;
    const fields = new Set(
      group.flatMap(({ field }) => (field ? [pathLabels(collections[name].schema, field)] : [])),
    );
    const entries = new Set(group.map(({ file, record }) => `${file} ${record}`)).size;
    const what = [entries > 1 && formatCount(entries, "entry"), [...fields].join(", ")];
    const problem = message === "shipped with the site" ? "an example" : message;
    return `${what.filter(Boolean).join(": ") || "This entry"}: ${problem}. ${sentence(toFormTerms(fix))}`;
  });
}
