import { blogPath, homeAlias, notFoundPath } from "../../../lib/links/routes";
import { toFreeId } from "../../../lib/links/site-ids";
import { type ContentRecord, errorAt, type RawContent } from "../content";
import { type ContentError, type ErrorText, formatValue } from "../errors";
import type { FixedPaths } from "./links/fixed-paths";

/** Folders of `public` that contain no page of `content`. */
const folders = ["/admin/", "/img-cache/", "/page-data/", "/static/"];

const builtIn = [homeAlias, blogPath, notFoundPath, ...folders];

/** Errors of pages and price lists whose path another page has: visitors would see only one of them. */
export function checkPagePaths(
  { pages, priceLists }: RawContent,
  { routes }: FixedPaths,
): ContentError[] {
  const taken = new Set([...routes, ...builtIn]);
  const pathOf = ({ key }: ContentRecord) => `/${key}/`;
  const isTaken = (record: ContentRecord) => taken.has(pathOf(record));
  const explain = (record: ContentRecord, fix: string): ErrorText => ({
    found: `the address ${pathOf(record)}, which is already in use`,
    expected: "an address that no other page of the site has",
    fix,
  });
  const ofPages = pages.records.filter(isTaken).map((record) => ({
    file: record.file,
    record: record.label,
    ...explain(record, `rename the file, for example to my-${record.key}.mdx`),
  }));
  pages.records.forEach((record) => taken.add(pathOf(record)));
  const ofLists = priceLists.records
    .filter(isTaken)
    .map((record) =>
      errorAt(
        record,
        ["slug"],
        explain(record, `write another name, for example ${record.key}-prices`),
      ),
    );
  return [...ofPages, ...ofLists];
}

/** Errors of towns with the same fragment on the page of locations: `St. Elmo` and `St Elmo`. */
export function checkTowns({ locations: { records } }: RawContent): ContentError[] {
  const fragments = records.map(({ key }) => toFreeId(String(key)));
  return records.flatMap((record, index) => {
    const first = records[fragments.indexOf(fragments[index] ?? "")];
    // A repeated name is a separate error.
    if (!first || first.key === record.key) return [];
    const found = formatValue(record.key);
    const expected = `a name with other letters or digits than ${formatValue(first.key)}`;
    return [errorAt(record, ["city"], { found, expected })];
  });
}
