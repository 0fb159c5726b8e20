import { parseUrl } from "../../../lib/links/url-problem";
import { blogPath, homeAlias, notFoundPath } from "../../../lib/links/routes";
import { toFreeId } from "../../../lib/links/free-id";
import { errorAt, type FieldPath, getValue, type RawContent } from "../content";
import { contentError, type ContentError, findRepeated, formatValue } from "../errors";
import type { FixedPaths } from "./check-links";

/** Folders of `public` that contain no page of `content`. */
const folders = ["/admin/", "/img-cache/", "/page-data/", "/post-data/", "/static/"];

/** Errors of pages and price lists whose path another page has: visitors would see only one of them. */
export function checkPagePaths(
  { pages, priceLists }: RawContent,
  { routes }: FixedPaths,
): ContentError[] {
  const taken = new Set([...routes, homeAlias, blogPath, notFoundPath, ...folders]);
  return [...pages.records, ...priceLists.records].flatMap((record) => {
    const path = `/${record.key}/`;
    const isTaken = taken.has(path);
    taken.add(path);
    const found = `the address ${path}, which is already in use`;
    const isPage = record.collection === "pages";
    const expected = isPage ? `another file name: my-${record.key}.mdx` : `${record.key}-prices`;
    return isTaken ? [errorAt(record, isPage ? [] : ["slug"], contentError(found, expected))] : [];
  });
}

export function checkTowns({ locations: { records } }: RawContent): ContentError[] {
  const repeated = findRepeated(records, ({ key }) => toFreeId(String(key)));
  return repeated.flatMap(([record, first]) => {
    if (first.key === record.key) return []; // a repeated key
    const expected = `a name with other letters or digits than ${formatValue(first.key)}`;
    return [errorAt(record, ["city"], { code: "value", found: record.key, expected })];
  });
}

const ofDog = ["size", "coat", "service"].map((part) => ["booking", "dogParameters", part]);

export const checkParameters = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) => {
    const valueOf = (path: FieldPath) => getValue(record.value, path);
    const url = valueOf(["booking", "url"]);
    const inUrl = (typeof url === "string" && parseUrl(url)?.searchParams.keys()) || [];
    const usual: unknown[] = [...inUrl, valueOf(["booking", "parameter"])];
    const ofPoster = valueOf(["poster", "viaSite"]) === true ? [] : [["poster", "parameter"]];
    const isTaken = (path: FieldPath, index: number, paths: FieldPath[]) =>
      valueOf(path) !== undefined &&
      [...usual, ...paths.slice(0, index).map(valueOf)].includes(valueOf(path));
    const expected = "a name that no other parameter of the booking address has";
    // A booking link has the dog's parameters or the poster's, never both.
    return [...ofPoster.filter(isTaken), ...ofDog.filter(isTaken)].map((path) =>
      errorAt(record, path, { code: "value", found: valueOf(path), expected }),
    );
  });
