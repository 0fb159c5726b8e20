import type { ErrorWords } from "../content-error";
import { suggest } from "../nearest";
import { shorten } from "../words";
import { explainAddress, type JudgeLink } from "./check-mdx-links";
import { addressAttributes, textAttributes } from "./mdx-marks";

const attribute = /([^\s=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|\{[^{}]*\}|\S+))?/g;

function explain(name: string, written: string, judge: JudgeLink): ErrorWords | undefined {
  if (!textAttributes.includes(name))
    return {
      found: `${shorten(name)} in a tag`,
      expected: `only ${textAttributes.join(", ")}`,
      fix: suggest(name, [...textAttributes], "delete it"),
    };
  const [, value] = /^["']([\s\S]*)["']$/.exec(written) ?? [];
  if (written && value === undefined)
    return {
      found: `${name}=${shorten(written)}`,
      expected: `a text in quotes: ${name}="…"`,
      fix: "write the text itself, in quotes",
    };
  return addressAttributes.includes(name) ? explainAddress(value ?? "", judge) : undefined;
}

/** Errors of what stands in a tag behind its name. */
export const checkAttributes = (attributes: string, judge: JudgeLink): ErrorWords[] =>
  [...attributes.matchAll(attribute)].flatMap(
    ([, name = "", written = ""]) => explain(name, written, judge) ?? [],
  );
