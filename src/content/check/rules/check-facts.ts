import { factSourceNames, tokensIn } from "../../model/facts";
import { type ContentRecord, errorAt, type RawContent } from "../content";
import { type ContentError, type ErrorText, formatValue, shorten } from "../errors";
import { leavesOf } from "../walk-fields";
import { explainUnknownFact, knownFacts, type KnownFacts } from "./known-facts";

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
