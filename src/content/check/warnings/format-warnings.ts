import { painter } from "../format-errors";
import { toLogTexts } from "../format-errors";
import { countLeft, launchForms } from "./launch-list";
import { formatCount, type Warning, type WarningList } from "../errors";

/** One warning: its location, the message and what to do. */
function formatWarning({ file, line, record, field, message, fix }: Warning): string {
  const place = [line ? `${file}:${line}` : file, record, field].filter(Boolean).join(" · ");
  return `  ${place}: ${message}${fix ? `; ${fix}` : ""}`;
}

/** The folder of a post or page, whose files count together; otherwise the file. */
const folderOf = ({ file }: Warning): string =>
  file.startsWith("content/") ? file.split("/", 2).join("/") : file;

/** Several records or fields with the same remedy. */
function formatGroup(group: Warning[]): string {
  const [first] = group;
  if (!first || group.length === 1) return group.map(formatWarning).join("\n");
  const fields = [...new Set(group.flatMap(({ field }) => field ?? []))];
  const records = new Set(group.map(({ file, record }) => `${file} ${record}`)).size;
  const count = records > 1 ? formatCount(records, "record") : formatCount(fields.length, "field");
  const what = [count, fields.join(", ")].filter(Boolean).join(" · ");
  return `  ${folderOf(first)}: ${what}: ${first.message}; ${first.fix}`;
}

const groupKey = (warning: Warning): string => {
  const { message, fix } = warning;
  return fix ? JSON.stringify([folderOf(warning), message, fix]) : formatWarning(warning);
};

/** Lines for warnings; those with the same remedy share one. */
function formatGroups(warnings: readonly Warning[]): string[] {
  const keys = [...new Set(warnings.map(groupKey))];
  return keys.map((key) => formatGroup(warnings.filter((one) => groupKey(one) === key)));
}

/** The launch list by form, what visitors notice first at the top. */
const formatForms = (warnings: readonly Warning[], format: typeof formatGroups): string[] =>
  launchForms(warnings).flatMap((form) => [
    `  ${form.label} (${form.left})`,
    ...format(form.warnings).map((line) => `  ${line}`),
  ]);

const countSteps = ({ warnings, isLaunchList }: WarningList): number =>
  isLaunchList ? countLeft(launchForms(warnings)) : warnings.length;

interface WarningOptions {
  color?: boolean;
  /** One line for each warning, without grouping. */
  all?: boolean;
}

/** Formats warnings for a terminal. Those with the same remedy share a line, unless `all` is set. */
export function formatWarnings(
  lists: WarningList[],
  { color = false, all = false }: WarningOptions = {},
): string {
  if (lists.length === 0) return "";
  const count = lists.reduce((sum, list) => sum + countSteps(list), 0);
  const written = lists.map((list) => {
    const warnings = list.warnings.map(toLogTexts);
    const left = `${countSteps(list)}${list.isLaunchList ? " left" : ""}`;
    const heading = painter(color)("bold", `${list.heading} (${left})`);
    const format = all ? (some: readonly Warning[]) => some.map(formatWarning) : formatGroups;
    const lines = list.isLaunchList ? formatForms(warnings, format) : format(warnings);
    return [heading, ...lines].join("\n");
  });
  const total = `${formatCount(count, "warning")}, none of them stops a build.`;
  return [...written, all ? total : `${total} To see each one: npm run check -- --all`].join(
    "\n\n",
  );
}
