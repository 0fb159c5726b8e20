import type { Warning } from "./warning";
import { plural, shorten } from "./wording";

const placeOf = ({ file, line }: Warning): string => (line ? `${file}:${line}` : file);

/** The folder of a post or page, whose files are counted together; otherwise the file. */
const folderOf = ({ file }: Warning): string =>
  file.startsWith("content/") ? file.split("/", 2).join("/") : file;

/** One thing to do: where, what stands there, what to do. */
const writeOne = (warning: Warning): string => {
  const { record, field, message, fix } = warning;
  const place = [placeOf(warning), record, field].filter(Boolean).join(" · ");
  return `  ${place}: ${message}${fix ? `; ${fix}` : ""}`;
};

/** Several records or fields that need the same done. */
function writeGroup(group: Warning[]): string[] {
  const [first] = group;
  if (!first?.kind || group.length === 1) return group.map(writeOne);
  const fields = [...new Set(group.flatMap(({ field }) => field?.split(", ") ?? []))];
  const records = new Set(group.map(({ file, record }) => `${file} ${record}`));
  const count = first.kind === "field" ? fields.length : records.size;
  const what = [plural(count, first.kind), fields.join(", ")].filter(Boolean).join(" · ");
  const same = group.every(({ message }) => message === first.message);
  const message = same ? first.message : `${shorten(first.message)} and others`;
  return [`  ${folderOf(first)}: ${what}: ${message}; ${first.fix ?? ""}`];
}

const groupOf = (warning: Warning): string =>
  JSON.stringify(warning.kind ? [folderOf(warning), warning.fix] : writeOne(warning));

/**
 * The launch list, a line for each thing to do.
 *
 * @param all a line for each record and field, too, of those that need the same done
 */
export function formatLaunchList(warnings: Warning[], all: boolean): string[] {
  if (all) return warnings.map(writeOne);
  const groups = [...new Set(warnings.map(groupOf))];
  return groups.flatMap((group) =>
    writeGroup(warnings.filter((warning) => groupOf(warning) === group)),
  );
}
