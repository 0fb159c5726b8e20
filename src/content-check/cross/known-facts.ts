import { collections } from "../../content-model/collections";
import { buildFacts, factSourceNames, type Facts, type FactSources } from "../../lib/facts";
import type { RawContent } from "../content";
import type { FaultWords } from "../fault";
import { suggest } from "../nearest";
import { validValue } from "../valid-value";
import { showValue } from "../words";

/** The facts that texts may mention, as far as their files are free of faults. */
export interface KnownFacts {
  facts: Facts;
  /** Whether a name can be judged: its source has no faults that may hide it. */
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

/** Builds the facts from all sources that are free of faults. */
export function knownFacts(content: RawContent): KnownFacts {
  const sources: Partial<FactSources> = Object.fromEntries(
    factSourceNames.map((name) => [name, validSource(content, name)]),
  );
  return {
    facts: buildFacts(sources),
    canJudge: (name) => sourcesOf(name).every((source) => sources[source] !== undefined),
  };
}

/**
 * Judges the name of a fact.
 *
 * @returns `undefined` if a fact has the name, or if that can't be judged
 */
export function explainUnknownFact(
  name: string,
  { facts, canJudge }: KnownFacts,
): FaultWords | undefined {
  if (Object.hasOwn(facts, name) || !canJudge(name)) return undefined;
  const expected = "the name of a fact: {phone}, {price.…}, {hours.…}, or an id of data/facts.json";
  return {
    found: `the fact ${showValue(name)}`,
    expected,
    mend: suggest(name, Object.keys(facts), "correct it, or add it to data/facts.json"),
  };
}
