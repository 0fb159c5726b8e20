import type { ErrorWords, Finding } from "../content-error";
import { suggest } from "../nearest";
import { shorten, allOf } from "../words";
import { explainAddress, type JudgeLink } from "./check-mdx-links";
import { addressAttributes, textAttributes, mdxComponents, textElements } from "./mdx-elements";
import { explainUnknownFact, type KnownFacts } from "./known-facts";

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
const checkAttributes = (attributes: string, judge: JudgeLink): ErrorWords[] =>
  [...attributes.matchAll(attribute)].flatMap(
    ([, name = "", written = ""]) => explain(name, written, judge) ?? [],
  );

/** A tag with its slash before the name, its name, its attributes and its slash at the end. */
export const tag = /<(\/?)([A-Za-z][\w.-]*)((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)(\/?)>/g;

const components: readonly string[] = mdxComponents;

/** The component that a name means in spite of its capitals. */
const componentCalled = (name: string): string | undefined =>
  components.find((component) => component.toLowerCase() === name.toLowerCase());

/** `with a capital C`, `with capitals B and L`. */
function withCapitals(name: string): string {
  const capitals = name.match(/[A-Z]/g) ?? [];
  return `with ${capitals.length > 1 ? "capitals" : "a capital"} ${allOf(capitals)}`;
}

/** The words for a tag of a component whose name has wrong capitals. */
const explainCapitals = (written: string, name: string, meant: string): ErrorWords => ({
  found: shorten(written),
  expected: `one of the components ${components.join(", ")}`,
  fix: `write ${written.replace(name, meant)}, ${withCapitals(meant)}`,
});

function checkTag(
  written: string,
  name: string,
  attributes: string,
  known: KnownFacts,
): ErrorWords | undefined {
  const meant = componentCalled(name);
  if (meant && meant !== name) return explainCapitals(written, name, meant);
  if (!meant && /^[a-z]/.test(name))
    return textElements.includes(name)
      ? undefined
      : {
          found: `<${name}>`,
          expected: "only marks for text, such as b, em, br or table",
          fix: "delete it, or write &lt; for a sign that visitors shall see",
        };
  if (!meant)
    return {
      found: `<${name}>`,
      expected: `one of the components ${components.join(", ")}`,
      fix: suggest(name, components, "delete it"),
    };
  if (name !== "Fact") return undefined;
  const [, , fact] = /\sname=(["'])(.*?)\1/.exec(attributes) ?? [];
  if (fact !== undefined) return explainUnknownFact(fact, known);
  return {
    found: `<Fact${shorten(attributes)}>`,
    expected: '<Fact name="phone" />',
    fix: "say which fact, with name",
  };
}

/** Elements that never have an end; MDX wants a slash in them. */
const isVoid = (name: string) => /^(br|hr|img|input|wbr)$/.test(name);

const explainUnclosed = (name: string): ErrorWords => ({
  found: `<${name}> without an end`,
  expected: isVoid(name) ? `<${name} />` : `</${name}> further down, or <${name} … />`,
  fix: isVoid(name) ? "add a slash before the >" : `add </${name}> where it ends, or delete it`,
});

/** What stands on the tag's own line before it. */
const lineBefore = (text: string, offset: number) =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);

/**
 * Whether a tag that begins within a line is still open when its paragraph or heading ends; one
 * that begins a line may hold paragraphs.
 */
function outlivesItsParagraph(text: string, start: number, end: number): boolean {
  const before = lineBefore(text, start);
  if (before.trim() === "") return false;
  const paragraphEnd = /^\s*#/.test(before) ? /\n/ : /\n[^\S\n]*\n/;
  return paragraphEnd.test(text.slice(start, end));
}

/** Errors of tags: unknown components, tags that aren't closed, facts that don't exist. */
export function checkTags(text: string, known: KnownFacts, judge: JudgeLink): Finding[] {
  const open: { name: string; offset: number }[] = [];
  const findings = [...text.matchAll(tag)].flatMap<Finding>(
    ({ 0: written, index: offset, 1: closing, 2: name = "", 3: attributes = "", 4: alone }) => {
      const meant = componentCalled(name) ?? name;
      if (closing) {
        const at = open.findLastIndex((other) => other.name === meant);
        const [start] = at === -1 ? [] : open.splice(at, 1);
        if (start && meant !== name) return [{ offset, ...explainCapitals(written, name, meant) }];
        if (!start)
          return [
            {
              offset,
              found: `</${name}>`,
              expected: `<${name}> before it`,
              fix: "add the opening tag, or delete this one",
            },
          ];
        return outlivesItsParagraph(text, start.offset, offset)
          ? [
              {
                offset: start.offset,
                found: `<${name}> that ends in another paragraph`,
                expected: `</${name}> in the same paragraph or heading`,
                fix: `end it there, and begin it anew in the next paragraph`,
              },
            ]
          : [];
      }
      if (!alone) open.push({ name: meant, offset });
      const words = checkTag(written, name, attributes, known);
      // A tag that shouldn't be there at all is one error.
      const found = words ? [words] : checkAttributes(attributes, judge);
      return found.map((one) => ({ offset, ...one }));
    },
  );
  const unclosed = open.map(({ name, offset }) => ({ offset, ...explainUnclosed(name) }));
  return [...findings, ...unclosed];
}
