import { collections } from "../../model/collections";
import {
  buildFacts,
  factSourceNames,
  type Facts,
  type FactSources,
  tokensIn,
} from "../../model/facts";
import { type ContentRecord, errorAt, type RawContent, validValue } from "../content";
import { type ContentError, type ErrorText, formatValue, shorten, suggest } from "../errors";
import { leavesOf } from "../walk-fields";

/** The facts of the content, and whether they are complete: files with errors contribute no facts. */
export interface KnownFacts {
  facts: Facts;
  complete: boolean;
}

/** Builds the facts that texts may mention from all valid sources. */
export function knownFacts(
  content: RawContent,
  names: readonly (keyof FactSources)[] = factSourceNames,
): KnownFacts {
  const sources = names.flatMap((name): [string, unknown][] => {
    const { records, complete } = content[name];
    const values = records.map(validValue);
    const { count = values.length } = collections[name];
    if (!complete || values.includes(undefined) || values.length !== count) return [];
    return [[name, collections[name].kind === "object" ? values[0] : values]];
  });
  return {
    facts: buildFacts(Object.fromEntries(sources)),
    complete: sources.length === names.length,
  };
}

/** The names of all facts, with families like the prices shortened to their prefix. */
const listFacts = (facts: Facts): string =>
  [...new Set(Object.keys(facts).map((name) => name.replace(/\..*/, ".…")))]
    .map((name) => `{${name}}`)
    .join(", ");

/**
 * Error for an unknown fact.
 *
 * @returns `undefined` if the fact exists, or if that can't be checked
 */
export function explainUnknownFact(
  name: string,
  { facts, complete }: KnownFacts,
): ErrorText | undefined {
  if (Object.hasOwn(facts, name) || !complete) return undefined;
  return {
    found: `the fact ${formatValue(name)}`,
    expected: `the name of a fact: ${listFacts(facts)}`,
    fix: suggest(name, Object.keys(facts)),
  };
}

/** Error for braces in a field without facts: visitors would read the name in braces. */
export const checkNoFacts = (value: string): ErrorText[] =>
  /(?<![{$])\{[a-z][\w.-]*\}(?!\})/i.test(value)
    ? [{ found: shorten(value), expected: "words without braces: no fact is filled in here" }]
    : [];

/** Errors of the braces in a text with facts. */
function checkFactNames(text: string, known: KnownFacts): ErrorText[] {
  const unknown = tokensIn(text).flatMap((name) => explainUnknownFact(name, known) ?? []);
  const [stray] = /.{0,15}[{}].{0,15}/.exec(text.replace(/\{[^{}]*\}/g, "")) ?? [];
  if (stray === undefined) return unknown;
  const expected = "braces in pairs around the name of a fact, like {phone}";
  return [...unknown, { found: `a single brace: ${shorten(stray)}`, expected }];
}

/** Errors of unknown `{fact}` tokens in a record's fields. */
export const checkFacts = (record: ContentRecord, known: KnownFacts): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    if (!field || typeof value !== "string") return [];
    const words = field.meta.facts ? checkFactNames(value, known) : checkNoFacts(value);
    return words.map((one) => errorAt(record, path, one));
  });

/** Error for a row of data/facts.json with the name of a fact from another file. */
export function checkTakenNames(content: RawContent): ContentError[] {
  const elsewhere = factSourceNames.filter((name) => name !== "facts");
  const { facts } = knownFacts(content, elsewhere);
  const taken = Object.keys(facts).filter((name) => !name.includes("."));
  return content.facts.records
    .filter(({ key }) => taken.includes(String(key)))
    .map((record) => {
      const expected = `an id other than ${taken.join(", ")}: another file of data/ already has that fact`;
      return errorAt(record, ["id"], { found: formatValue(record.key), expected });
    });
}
