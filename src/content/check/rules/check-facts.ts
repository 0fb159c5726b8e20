import { collections } from "../../model/collections";
import { buildFacts, factSourceNames, tokensIn } from "../../model/facts";
import type { Facts, FactSources } from "../../model/facts";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import { errorAt, firstToCorrect, recordFields, textFieldsOf } from "../content";
import type { ContentError, ErrorText } from "../errors";
import { contentError, formatValue, shorten, unknownName } from "../errors";

export interface KnownFacts {
  facts: Facts;
  /** The file to correct first, if facts may be missing because of its errors. */
  after: string | undefined;
}

/** Takes the facts of wrong records, too: their names are known. */
export function knownFacts(
  content: RawContent,
  names: readonly (keyof FactSources)[] = factSourceNames,
): KnownFacts {
  const sources: Partial<FactSources> = {};
  const collected = names.map((name) => {
    const { schema, kind } = collections[name];
    const records = content[name].records.filter(
      ({ key }) => key !== undefined || kind === "object",
    );
    const values = records.map(({ value }) => schema.safeParse(value).data ?? value);
    const source = { [name]: kind === "object" ? values[0] : values };
    try {
      buildFacts(source);
      Object.assign(sources, source);
      return content[name];
    } catch {
      return { ...content[name], complete: false };
    }
  });
  return { facts: buildFacts(sources), after: firstToCorrect(collected) };
}

export function checkFactName(name: string, { facts, after }: KnownFacts): ErrorText[] {
  if (Object.hasOwn(facts, name)) return [];
  const known = unknownName(name, Object.keys(facts), "the name of a fact:");
  return [{ code: "unknown", found: `the fact ${formatValue(name)}`, ...known, after }];
}

/** A fact's name in braces, and the words around it. */
const factInWords =
  /(?:[^\s{}]{1,20} ){0,3}(?<![{$])\{ *[a-z][\w.-]* *\}(?!\})(?:[^{}\s]* [^\s{}]{1,20}){0,3}/i;

export function checkNoFacts(value: string): ErrorText[] {
  const [found] = factInWords.exec(value) ?? [];
  if (found === undefined) return [];
  const expected = "words without braces: no fact is filled in here";
  return [contentError(`the braces in “${shorten(found)}”`, expected)];
}

function checkBraces(text: string, known: KnownFacts): ErrorText[] {
  const unknown = tokensIn(text).flatMap((name) => checkFactName(name, known));
  const [stray] = /.{0,15}[{}].{0,15}/.exec(text.replace(/\{[^{}]*\}/g, "")) ?? [];
  if (stray === undefined) return unknown;
  const expected = "braces in pairs around the name of a fact, like {phone}";
  return [...unknown, contentError(`a single brace in “${shorten(stray)}”`, expected)];
}

export const checkFacts = (record: ContentRecord, known: KnownFacts): ContentError[] =>
  textFieldsOf(record).flatMap(({ path, value, field }) => {
    if (!field) return [];
    const errors = field.meta.facts ? checkBraces(value, known) : checkNoFacts(value);
    return errors.map((error) => errorAt(record, path, error));
  });

export function checkTakenNames(content: RawContent): ContentError[] {
  const elsewhere = factSourceNames.filter((name) => name !== "facts");
  const { facts } = knownFacts(content, elsewhere);
  return content.facts.records
    .filter(({ key }) => Object.hasOwn(facts, String(key)))
    .map((record) => {
      const expected = "another id: a file of data/ already has that fact";
      return errorAt(record, ["id"], { code: "value", found: record.key, expected });
    });
}

function checkReference(value: string, target: RawCollection): ErrorText[] {
  const referred = target.records.find(({ key }) => key === value);
  if (referred && recordFields(referred).draft === true) {
    const found = `${formatValue(value)}, which is a draft`;
    return [contentError(found, "a published post", "leave this field out until then")];
  }
  if (referred) return [];
  const { key, source } = collections[target.name];
  const keys = target.records.map((one) => String(one.key));
  const what = key ? `the ${key} of a record in ${source}` : "the name of a folder in content/blog";
  const after = firstToCorrect([target]);
  return [{ code: "value", found: value, ...unknownName(value, keys, `${what}:`), after }];
}

export const checkReferences = (record: ContentRecord, content: RawContent): ContentError[] =>
  textFieldsOf(record).flatMap(({ path, value, field }) => {
    const { references } = field?.meta ?? {};
    const errors = references ? checkReference(value, content[references]) : [];
    return errors.map((error) => errorAt(record, path, error));
  });
