import { collections } from "../../model/collections";
import { buildFacts, factSourceNames, type Facts, type FactSources } from "../../model/facts";
import { type RawContent, validValue } from "../content";
import { type ErrorText, formatValue, suggest } from "../errors";

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
    if (!complete || values.includes(undefined)) return [];
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
