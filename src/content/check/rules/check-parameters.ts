import { parseUrl } from "../../../lib/links/parse-url";
import { type ContentRecord, errorAt, type FieldPath, getValue, type RawContent } from "../content";
import { type ContentError, formatValue } from "../errors";

const ofDog = ["size", "coat", "service"].map((part) => ["booking", "dogParameters", part]);

/** The parameters of every booking address, with the fields that name them. */
function usualParameters({ value: site }: ContentRecord): [name: unknown, path: FieldPath][] {
  const url = getValue(site, ["booking", "url"]);
  const ofUrl = (typeof url === "string" && parseUrl(url)?.searchParams) || [];
  const parameter = ["booking", "parameter"];
  return [
    ...Array.from(ofUrl, ([name]): [string, FieldPath] => [name, ["booking", "url"]]),
    [getValue(site, parameter), parameter],
  ];
}

/** Errors of additional parameters with the name of an earlier one. */
function checkParameterNames(record: ContentRecord, paths: FieldPath[]): ContentError[] {
  const taken = usualParameters(record);
  return paths.flatMap((path) => {
    const name = getValue(record.value, path);
    const [, first] = taken.find(([other]) => other === name) ?? [];
    taken.push([name, path]);
    if (typeof name !== "string" || !first) return [];
    const found = `${formatValue(name)}, as on line ${record.lineOf(first)}`;
    const expected = "a name that no other parameter of the booking address has";
    return [errorAt(record, path, { found, expected })];
  });
}

/** Errors of query parameters of a booking address that would overwrite one another. */
export const checkParameters = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) => {
    const leadsHere = getValue(record.value, ["poster", "viaSite"]) === true;
    return [
      ...checkParameterNames(record, ofDog),
      ...checkParameterNames(record, leadsHere ? [] : [["poster", "parameter"]]),
    ];
  });
