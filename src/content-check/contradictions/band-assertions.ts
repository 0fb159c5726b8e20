import type { RawContent } from "../content";
import type { Place, Source, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

/** Dogs from one weight to another, in pounds; the heaviest have no upper bound. */
interface Band {
  from: string;
  to: string;
}

const noBound = "any weight";
const band = /\b(\d+)(?:\s?[-–]\s?(\d+)|\+)\s?(?:lbs?|pounds)\b/g;

const bandsIn = (text: string): Band[] =>
  [...text.matchAll(band)].map(([, from = "", to = noBound]) => ({ from, to }));

const show = ({ from, to }: Band): string =>
  to === noBound ? `${from}+ lbs` : `${from}-${to} lbs`;
const begins = ({ from }: Band): string => `dogs from ${from} lbs`;
const ends = ({ to }: Band): string => `dogs up to ${to === noBound ? to : `${to} lbs`}`;

/** A band may join several sizes, but it begins where one begins and ends where one ends. */
function sourcesOf(sizes: { size: Band; place: Place }[]): Source[] {
  const lower = new Set(sizes.map(({ size }) => size.from));
  const upper = new Set(sizes.map(({ size }) => size.to));
  const accepts = (value: string) =>
    bandsIn(value).every(({ from, to }) => lower.has(from) && upper.has(to));
  return sizes.flatMap(({ size, place }) =>
    [begins(size), ends(size)].map((subject) => ({
      kind: "size band",
      subject,
      value: show(size),
      accepts,
      place,
    })),
  );
}

/** What tiles and texts say about weights, and the dogs' sizes. */
export function bandStatements(content: RawContent, sentences: Sentence[]): Statements {
  const sizes = validRecords(content, "dogSizes").flatMap(({ record, value }) =>
    bandsIn(value.range).map((size) => ({ size, place: { record, path: ["range"] } })),
  );
  const assertions = sentences.flatMap(({ literal, place }) =>
    bandsIn(literal).map((found) => ({
      kind: "size band",
      subjects: [begins(found), ends(found)],
      value: show(found),
      place,
    })),
  );
  return { assertions, sources: sourcesOf(sizes) };
}
