import fc from "fast-check";
import { hostileLines, hostileTexts, hostileValues } from "./hostile-values";
import { placesIn, replaceAt, rewriteAround, valueAt } from "./places";

/** A way to spoil a file; the numbers choose where, and what is written there. */
interface Way {
  name: string;
  spoil: (text: string, where: number, what: number) => string;
}

const choose = <T>(options: readonly T[], number: number): T =>
  options[number % options.length] as T;

const write = (value: unknown): string => JSON.stringify(value, null, 2);

const placesBelow = (value: unknown) => placesIn(value).filter((path) => path.length > 0);

/** Ways to spoil what a JSON file says, which leave it JSON. */
function inValue(
  name: string,
  change: (value: unknown, path: readonly (string | number)[], what: number) => unknown,
): Way {
  return {
    name,
    spoil: (text, where, what) => {
      const value: unknown = JSON.parse(text);
      const places = placesBelow(value);
      return places.length === 0 ? text : write(change(value, choose(places, where), what));
    },
  };
}

const around = (
  name: string,
  rewrite: (entries: [string, unknown][], step: string, what: number) => [string, unknown][],
): Way =>
  inValue(name, (value, path, what) =>
    rewriteAround(value, path, (entries, step) => rewrite(entries, step, what)),
  );

const valueWays: Way[] = [
  inValue("another value", (value, path, what) =>
    replaceAt(value, path, choose(hostileValues, what)),
  ),
  inValue("another kind", (value, path) => {
    const old = valueAt(value, path);
    return replaceAt(value, path, typeof old === "string" ? [old] : String(old));
  }),
  inValue("a number out of range", (value, path, what) => {
    const number = choose([-1, 0, 1e308, -1e308, 1e-9, 0.1 + 0.2, 1e21], what);
    return replaceAt(value, path, number);
  }),
  inValue("a longer text", (value, path, what) =>
    replaceAt(value, path, `${String(valueAt(value, path))}${choose(hostileTexts, what)}`),
  ),
  inValue("an empty one", (value, path) => {
    const old = valueAt(value, path);
    return replaceAt(value, path, Array.isArray(old) ? [] : typeof old === "string" ? "" : {});
  }),
];

/** The field that a way of these spoils; none where it is a whole record. */
function fieldAt(text: string, where: number): string | undefined {
  const places = placesBelow(JSON.parse(text));
  return places[where % places.length]?.findLast((step) => typeof step === "string");
}

const dataWays: Way[] = [
  ...valueWays,
  around("one removed", (entries, step) => entries.filter(([name]) => name !== step)),
  around("one twice", (entries, step) =>
    entries.flatMap((entry): [string, unknown][] => (entry[0] === step ? [entry, entry] : [entry])),
  ),
  around("one renamed", (entries, step, what) =>
    entries.map(([name, value]) => [
      name === step ? choose(["constructor", "toString", `${name}s`, "id", ""], what) : name,
      value,
    ]),
  ),
  around("one added", (entries, _step, what) => [
    ...entries,
    [choose(["extra", "hasOwnProperty", "id", "price"], what), choose(hostileValues, what)],
  ]),
  {
    name: "a field twice",
    spoil: (text) => text.replace(/"(\w+)": /, '"$1": null,\n"$1": '),
  },
  { name: "NaN", spoil: (text, where) => replaceNth(text, /(?<=: )\d+(?:\.\d+)?/g, where, "NaN") },
  { name: "no comma", spoil: (text, where) => replaceNth(text, /,/g, where, "") },
  { name: "no quote", spoil: (text, where) => replaceNth(text, /"/g, where, "") },
  { name: "a comma too many", spoil: (text, where) => replaceNth(text, /[}\]]/g, where, ",$&") },
  {
    name: "curly quotes",
    spoil: (text, where) => replaceNth(text, /"/g, where, "\u201c"),
  },
];

const articleWays: Way[] = [
  {
    name: "a line more",
    spoil: (text, where, what) => spliceLine(text, where, 0, choose(hostileLines, what)),
  },
  {
    name: "another line",
    spoil: (text, where, what) => spliceLine(text, where, 1, choose(hostileLines, what)),
  },
  { name: "a line less", spoil: (text, where) => spliceLine(text, where, 1) },
  {
    name: "another value",
    spoil: (text, where, what) =>
      text.replace(choose(text.match(/^\w+: .*$/gm) ?? [""], where), (line) =>
        line.replace(/:.*/, () => `: ${JSON.stringify(choose(hostileValues, what))}`),
      ),
  },
];

const anyWays: Way[] = [
  { name: "cut off", spoil: (text, where) => text.slice(0, where % text.length) },
  { name: "begun late", spoil: (text, where) => text.slice(where % text.length) },
  {
    name: "a mark in the middle",
    spoil: (text, where, what) => {
      const at = where % text.length;
      return `${text.slice(0, at)}${choose(hostileTexts, what)}${text.slice(at)}`;
    },
  },
  { name: "a byte order mark", spoil: (text) => `\uFEFF${text}` },
  { name: "lines of Windows", spoil: (text) => text.replace(/\n/g, "\r\n") },
  { name: "nothing", spoil: () => "" },
];

function replaceNth(text: string, pattern: RegExp, where: number, by: string): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { index, 0: found } = choose(matches, where);
  return `${text.slice(0, index)}${by.replace("$&", found)}${text.slice(index + found.length)}`;
}

const spliceLine = (text: string, where: number, removed: number, ...added: string[]): string => {
  const lines = text.split("\n");
  return lines.toSpliced(where % lines.length, removed, ...added).join("\n");
};

/** A file that was spoiled in one way. */
export interface Mutation {
  file: string;
  way: string;
  text: string;
  /** The field that has another value, where that is all that was done. */
  field?: string;
}

/** Spoiled versions of files, all files and ways alike. */
export const mutationsOf = (files: ReadonlyMap<string, string>): fc.Arbitrary<Mutation> =>
  fc
    .record({
      file: fc.constantFrom(...files.keys()),
      which: fc.nat(),
      where: fc.nat({ max: 1_000_000 }),
      what: fc.nat({ max: 1_000_000 }),
    })
    .map(({ file, which, where, what }) => {
      const text = files.get(file) ?? "";
      const ways = [...(file.endsWith(".json") ? dataWays : articleWays), ...anyWays];
      const way = choose(ways, which);
      const field = valueWays.includes(way) ? fieldAt(text, where) : undefined;
      return { file, way: way.name, text: way.spoil(text, where, what), field };
    });
