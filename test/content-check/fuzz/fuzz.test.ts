import { rm } from "node:fs/promises";
import fc from "fast-check";
import { collections } from "../../../src/content-model/collections";
import { collectionNames, type CollectionName } from "../../../src/content-model/names";
import type { RawContent } from "../../../src/content-check/content";
import type { ContentError } from "../../../src/content-check/content-error";
import { formatErrors, formatWarnings } from "../../../src/content-check/format-report";
import { readProject, type Project } from "../../../src/content-check/read-project";
import { loadMdxParser, type MdxParser } from "../../../src/content-check/mdx/load-mdx-parser";
import { parseArticle, parseDataFile } from "../../../src/content-check/read/parse-content";
import { longestLine } from "../../../src/content-check/words";
import { report, writeSite, type ContentReport } from "../check-files";
import { fixtureSite } from "../fixture-site";
import { mutationsOf, type Mutation } from "./mutations";
import { misuses } from "./use-model";

const runs = 3_000;
/** The same mutations every time; a failure names the one to try again. */
const seed = 20_200_704;

let files: Map<string, string>;
let project: Project;
let parse: MdxParser;

beforeAll(async () => {
  parse = await loadMdxParser();
  const all = await fixtureSite();
  files = new Map(
    [...all].flatMap(([path, text]) =>
      typeof text === "string" && !path.endsWith(".svg") ? [[path, text]] : [],
    ),
  );
  const root = await writeSite(() => undefined);
  project = await readProject(root, "2025-06-01");
  await rm(root, { recursive: true });
});

function collectionOf(file: string): CollectionName {
  const own = collectionNames.find((name) => collections[name].source === file);
  return own ?? (file.startsWith("content/blog/") ? "posts" : "pages");
}

/** The content with one file spoiled. */
function withFile({ file, text }: Mutation): RawContent {
  const { content } = project;
  const name = collectionOf(file);
  if (file.endsWith(".json")) return { ...content, [name]: parseDataFile(name, text) };
  const slug = name === "posts" ? "teeth" : "terms";
  const { record, errors } = parseArticle(name, { file, slug }, text, parse);
  return {
    ...content,
    [name]: { name, records: [record], errors, complete: errors.length === 0 },
  };
}

/** What a report may not have: words of the machine's, places that don't exist. */
function complaints(
  { errors, warnings }: ContentReport,
  { file, text, field = "" }: Mutation,
): string[] {
  const lines = (path: string) =>
    (path === file ? text : (files.get(path) ?? "")).split("\n").length;
  const wrong = ({ found, expected, fix, ...place }: ContentError) =>
    [found, expected, fix].some((words) => words.trim() === "") ||
    [found, expected].some((words) => words.length > 400) ||
    // An advice may end with a line of the file as it should be.
    fix.length > longestLine + 100 ||
    /undefined|\[object|Invalid input|Error:|\n\s+at /.test(
      [expected, fix, place.field].join(" "),
    ) ||
    !(files.has(place.file) || place.file.startsWith("content/")) ||
    (place.line !== undefined && !(place.line >= 1 && place.line <= lines(place.file)));
  // What refers to a record from another file tells by which field it is missed.
  const names = (error: ContentError) =>
    `${error.file === file ? error.field : error.expected}`.split(/\W/).includes(field);
  const written = formatErrors(errors) + formatWarnings(warnings);
  return [
    ...errors.filter(wrong).map((error) => JSON.stringify(error)),
    ...(/\n\s+at .*:\d+:\d+/.test(written) ? [written] : []),
    // An error may show elsewhere, in what refers to the file; then its own words name the place.
    ...(errors.length > 0 &&
    !errors.some((error) => error.file === file || error.field || error.record)
      ? ["no error names the file or a field"]
      : []),
    ...(errors.length > 0 && field && !errors.some(names) ? [`no error names ${field}`] : []),
  ];
}

describe("a spoiled file", () => {
  it(`gives the same model or a message, in ${runs} ways`, () => {
    const outcomes = { built: 0, refused: 0 };
    fc.assert(
      fc.property(mutationsOf(files), (mutation) => {
        const spoiled = withFile(mutation);
        const found = report({ ...project, content: spoiled });
        expect(complaints(found, mutation)).toEqual([]);
        if (found.errors.length === 0) expect(misuses(spoiled)).toEqual([]);
        outcomes[found.errors.length === 0 ? "built" : "refused"] += 1;
      }),
      { numRuns: runs, seed },
    );
    // Otherwise the mutations would be too mild, or too wild, to prove anything.
    expect(Math.min(outcomes.built, outcomes.refused)).toBeGreaterThan(runs / 20);
  }, 300_000);
});
