import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { showValue } from "../wording";
import { type FieldPath } from "../field-path";

const valueAt = (site: ContentRecord, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | null | undefined)?.[step],
    fieldsOf(site),
  );

/** The parameters that each booking address has, by name, with the field that names them. */
function usualParameters(site: ContentRecord): Map<unknown, FieldPath> {
  const url = valueAt(site, ["booking", "url"]);
  const ofUrl = typeof url === "string" && URL.canParse(url) ? new URL(url).searchParams : [];
  const parameter = ["booking", "parameter"];
  return new Map([
    ...Array.from(ofUrl, ([name]): [string, FieldPath] => [name, ["booking", "url"]]),
    [valueAt(site, parameter), parameter],
  ]);
}

/** Errors of further parameters of a booking address that have the name of an earlier one. */
function checkNames(site: ContentRecord, paths: FieldPath[], fix: string): ContentError[] {
  const taken = usualParameters(site);
  return paths.flatMap((path) => {
    const name = valueAt(site, path);
    const first = taken.get(name);
    taken.set(name, path);
    if (typeof name !== "string" || !first) return [];
    const found = `${showValue(name)}, as on line ${site.lineOf(first)}`;
    const expected = "a name that no other parameter of the booking address has";
    return [errorAt(site, path, { found, expected, fix })];
  });
}

/** Errors of query parameters of a booking address that would overwrite one another. */
export const checkParameters = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) => {
    const ofDog = ["size", "coat", "service"].map((part) => ["booking", "dogParameters", part]);
    const leadsHere = valueAt(record, ["poster", "viaSite"]) === true;
    return [
      ...checkNames(
        record,
        ofDog,
        "write the name that your booking provider has for it, or leave this field out",
      ),
      ...checkNames(record, leadsHere ? [] : [["poster", "parameter"]], 'write "utm_source"'),
    ];
  });
