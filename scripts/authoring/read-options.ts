import { parseArgs } from "node:util";
import { suggest } from "../../src/content-check/nearest";
import { Refusal } from "./refusal";

/** What stood behind a command. */
export interface Options<Name extends string> {
  /** What stands for itself: a title, a file. */
  words: string[];
  /** `--name value`. */
  values: Partial<Record<Name, string>>;
  /** Whether `--yes` stood there. */
  yes: boolean;
}

/**
 * Reads what stands behind a command.
 *
 * @param names of the options that take a value
 * @throws Refusal for an option that doesn't exist or has no value
 */
export function readOptions<Name extends string>(
  parameters: string[],
  names: readonly Name[],
): Options<Name> {
  const { tokens } = parseArgs({
    args: parameters,
    options: {
      yes: { type: "boolean" },
      ...Object.fromEntries(names.map((name) => [name, { type: "string" }] as const)),
    },
    strict: false,
    tokens: true,
  });
  const found: Options<Name> = { words: [], values: {}, yes: false };
  for (const token of tokens) {
    if (token.kind === "positional") found.words.push(token.value);
    if (token.kind !== "option") continue;
    const name = names.find((known) => known === token.name);
    if (token.name === "yes") found.yes = true;
    else if (name === undefined) throw new Refusal(explainUnknown(token.rawName, names));
    else if (!token.value?.trim())
      throw new Refusal(`${token.rawName} has no value. Write it in quotes behind it.`);
    else found.values[name] = token.value.replace(/\s+/g, " ").trim();
  }
  return found;
}

function explainUnknown(written: string, names: readonly string[]): string {
  const known = [...names, "yes"].map((name) => `--${name}`);
  return `There is no option ${written}: ${suggest(written, known, `there are ${known.join(", ")}`)}`;
}
