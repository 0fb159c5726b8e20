import type { FaultWords } from "../fault";
import { suggest } from "../nearest";
import { shorten } from "../words";
import { explainUnknownFact, type KnownFacts } from "./known-facts";
import { mdxComponents } from "./mdx-components";

/** A fault in the text of an article, by its position. */
export interface Finding extends FaultWords {
  offset: number;
}

/** A tag with its slash before the name, its name, its attributes and its slash at the end. */
export const tag = /<(\/?)([A-Za-z][\w.-]*)((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)(\/?)>/g;

function checkTag(name: string, attributes: string, known: KnownFacts): FaultWords | undefined {
  const components: readonly string[] = mdxComponents;
  const meant = components.find((component) => component.toLowerCase() === name.toLowerCase());
  if (!meant && !/^[A-Z]/.test(name)) return undefined;
  if (!components.includes(name)) {
    const expected = `one of the components ${components.join(", ")}`;
    return {
      found: `<${name}>`,
      expected,
      mend: meant ? `write <${meant}>` : suggest(name, components, "delete it"),
    };
  }
  if (name !== "Fact") return undefined;
  const [, , fact] = /\sname=(["'])(.*?)\1/.exec(attributes) ?? [];
  if (fact !== undefined) return explainUnknownFact(fact, known);
  return {
    found: `<Fact${shorten(attributes)}>`,
    expected: '<Fact name="phone" />',
    mend: "say which fact, with name",
  };
}

/** Faults of components: unknown ones, unclosed ones, facts that don't exist. */
export function checkTags(text: string, known: KnownFacts): Finding[] {
  const open: { name: string; offset: number }[] = [];
  const findings = [...text.matchAll(tag)].flatMap(
    ({ index: offset, 1: closing, 2: name = "", 3: attributes = "", 4: alone }): Finding[] => {
      if (closing) {
        const start = open.findLastIndex((other) => other.name === name);
        if (start === -1)
          return [
            {
              offset,
              found: `</${name}>`,
              expected: `<${name}> before it`,
              mend: "add the opening tag, or delete this one",
            },
          ];
        open.splice(start, 1);
        return [];
      }
      if (!alone && /^[A-Z]/.test(name)) open.push({ name, offset });
      const words = checkTag(name, attributes, known);
      return words ? [{ offset, ...words }] : [];
    },
  );
  const unclosed = open.map(({ name, offset }) => ({
    offset,
    found: `<${name}> without an end`,
    expected: `</${name}> further down, or <${name} … />`,
    mend: `add </${name}> where it ends`,
  }));
  return [...findings, ...unclosed];
}
