import { collections } from "../../content-model/collections";
import {
  buildFacts,
  factSourceNames,
  type Facts,
  type FactSources,
} from "../../content-model/facts";
import { type RawContent, validValue } from "../content";
import type { ErrorWords } from "../content-error";
import { suggest } from "../nearest";
import { shorten, showValue } from "../wording";

/** The facts that texts may mention, as far as their files are free of errors. */
export interface KnownFacts {
  facts: Facts;
  /** Whether a name can be judged: its source has no errors that may hide it. */
  canJudge: (name: string) => boolean;
}

function sourcesOf(name: string): (keyof FactSources)[] {
  if (name.startsWith("price.walk-in.")) return ["walkIn"];
  if (name.startsWith("price.item.")) return ["serviceItems"];
  if (name.startsWith("price.")) return ["prices"];
  if (name.startsWith("package.")) return ["packages"];
  if (/^(hours(\..*)?|open-days|opening-days|opening-hours)$/.test(name)) return ["hours"];
  if (name === "closed-days") return ["closedDays"];
  return ["site", "facts"];
}

function validSource(content: RawContent, name: (typeof factSourceNames)[number]): unknown {
  const { records, complete } = content[name];
  const values = records.map(validValue);
  if (!complete || values.includes(undefined)) return undefined;
  return collections[name].kind === "object" ? values[0] : values;
}

/** Builds the facts from all sources that are free of errors. */
export function knownFacts(content: RawContent): KnownFacts {
  const sources: Partial<FactSources> = Object.fromEntries(
    factSourceNames.map((name) => [name, validSource(content, name)]),
  );
  return {
    facts: buildFacts(sources),
    canJudge: (name) => sourcesOf(name).every((source) => sources[source] !== undefined),
  };
}

/** A fact's name in braces, which visitors would read where no fact is filled in. */
export const factInBraces = /(?<![{$])\{[a-z][\w.-]*\}(?!\})/i;

/** The names of all facts; of families like the prices, only their beginning. */
const listFacts = (facts: Facts): string =>
  [...new Set(Object.keys(facts).map((name) => name.replace(/\..*/, ".…")))]
    .map((name) => `{${name}}`)
    .join(", ");

/**
 * Judges the name of a fact.
 *
 * @returns `undefined` if a fact has the name, or if that can't be judged
 */
export function explainUnknownFact(
  name: string,
  { facts, canJudge }: KnownFacts,
): ErrorWords | undefined {
  if (Object.hasOwn(facts, name) || !canJudge(name)) return undefined;
  return {
    found: `the fact ${showValue(name)}`,
    expected: `the name of a fact: ${listFacts(facts)}`,
    fix: suggest(name, Object.keys(facts), "choose one of them, or add it to data/facts.json"),
  };
}

/** The words for what stands in braces in an article and is no fact's name. */
export const explainBraces = (written: string): ErrorWords => ({
  found: shorten(written),
  expected: "nothing but a fact's name in braces, like {phone}",
  fix: "write \\{ and \\} for braces that visitors shall see",
});
