import { collections } from "../../model/collections";
import {
  buildFacts,
  factSourceNames,
  type Facts,
  type FactSources,
  tokensIn,
} from "../../model/facts";
import {
  type ContentRecord,
  errorAt,
  firstToCorrect,
  leavesOf,
  type RawCollection,
  type RawContent,
  recordFields,
} from "../content";
import {
  contentError,
  type ContentError,
  type ErrorText,
  listNames,
  shorten,
  suggest,
} from "../errors";

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
    const { schema, kind, least = 0, most = Infinity } = collections[name];
    const records = content[name].records.filter(
      ({ key }) => key !== undefined || kind === "object",
    );
    const values = records.map(({ value }) => schema.safeParse(value).data ?? value);
    const source = { [name]: kind === "object" ? values[0] : values };
    try {
      if (values.length < least || values.length > most) throw new Error("wrong number");
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
  const names = Object.keys(facts);
  const expected = `the name of a fact: ${listNames(names, name)}`;
  return [{ code: "unknown-fact", found: name, expected, suggestion: suggest(name, names), after }];
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
  leavesOf(record).flatMap(({ path, value, field }) => {
    if (!field || typeof value !== "string") return [];
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

function referenceError(value: string, target: RawCollection): ErrorText | undefined {
  const referred = target.records.find(({ key }) => key === value);
  if (referred && recordFields(referred).draft === true)
    return {
      code: "draft",
      found: value,
      expected: "a published post",
      fix: "leave this field out until then",
    };
  if (referred) return undefined;
  const { key, source } = collections[target.name];
  const keys = target.records.map((one) => String(one.key));
  const what = key ? `the ${key} of a record in ${source}` : "the name of a folder in content/blog";
  const expected = `${what}: ${listNames(keys, value) || "there is none yet"}`;
  const after = firstToCorrect([target]);
  return { code: "value", found: value, expected, suggestion: suggest(value, keys), after };
}

export const checkReferences = (record: ContentRecord, content: RawContent): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const { references } = field?.meta ?? {};
    if (!references || typeof value !== "string") return [];
    const error = referenceError(value, content[references]);
    return error ? [errorAt(record, path, error)] : [];
  });
