import { collections } from "../../content-model/collections";
import type { Site } from "../../content-model/entities/site";
import { toPlainField } from "../../content-model/to-plain-field";
import { buildFacts, tokensIn } from "../../content-model/facts";
import { allRecords, type ContentRecord, type RawContent, validValue } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { walkFields, type Leaf } from "../walk-fields";
import { shorten, showValue } from "../wording";
import { type FieldPath } from "../field-path";
import { explainUnknownFact, factInBraces, knownFacts, type KnownFacts } from "./known-facts";

/** Where no fact is filled in, visitors would read its name in braces. */
const refuseBraces = (record: ContentRecord, path: FieldPath, value: string): ContentError[] =>
  factInBraces.test(value)
    ? [
        errorAt(record, path, {
          found: shorten(value),
          expected: "words without braces: no fact is filled in here",
          fix: "write what the braces stand for",
        }),
      ]
    : [];

function checkText(
  record: ContentRecord,
  { path, value, field }: Leaf,
  known: KnownFacts,
): ContentError[] {
  if (typeof value !== "string") return [];
  if (!field.meta.facts) return refuseBraces(record, path, value);
  const unknown = tokensIn(value).flatMap((name) => explainUnknownFact(name, known) ?? []);
  const [stray] = /.{0,15}[{}].{0,15}/.exec(value.replace(/\{[^{}]*\}/g, "")) ?? [];
  const unclosed = stray && {
    found: `a single brace: ${shorten(stray)}`,
    expected: "braces in pairs around the name of a fact, like {phone}",
    fix: "close the brace, or delete it",
  };
  return [...unknown, ...(unclosed ? [unclosed] : [])].map((words) => errorAt(record, path, words));
}

/** A row of data/facts.json must not take the name of a fact that has its own place. */
function checkTakenNames({ site, facts }: RawContent): ContentError[] {
  const [record] = site.records;
  const identity = record && (validValue(record) as Site | undefined);
  if (!identity) return [];
  const taken = new Set([
    "hours",
    "open-days",
    "opening-days",
    "opening-hours",
    "closed-days",
    ...Object.keys(buildFacts({ site: identity })),
  ]);
  return facts.records
    .filter(({ key }) => taken.has(String(key)))
    .map((fact) => {
      const expected = `an id other than ${[...taken].join(", ")}`;
      return errorAt(fact, ["id"], {
        found: showValue(fact.key),
        expected,
        fix: "write another id: that fact has its place elsewhere in data/",
      });
    });
}

/** Errors of `{fact}` tokens in texts that no fact answers to. */
export function checkFacts(content: RawContent): ContentError[] {
  const known = knownFacts(content);
  const inTexts = allRecords(content).flatMap((record) =>
    walkFields(toPlainField(collections[record.collection].schema), record.value).flatMap((leaf) =>
      checkText(record, leaf, known),
    ),
  );
  return [...inTexts, ...checkTakenNames(content)];
}
