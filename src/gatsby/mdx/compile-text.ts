import { mdxComponents } from "../../content-check/rules/mdx-elements";
import { refuseCode } from "./refuse-code";
import { separatePictures } from "./separate-pictures";
import { offersNamed } from "../../lib/seasonal-offers";
import type { Attributes, TextElement, TextTree } from "../../lib/text-tree";

const whole = "text";

/** Elements between whose parts line breaks mean nothing. */
const withoutLooseText = new Set([
  whole,
  "blockquote",
  "Callout",
  "ol",
  "ul",
  "table",
  "thead",
  "tbody",
  "tr",
]);

/** The names of the facts in a part of a text. */
function factsIn(part: TextTree): string[] {
  if (typeof part === "string") return [];
  const [name, attributes, ...parts] = part;
  return name === "Fact" ? [String(attributes?.name)] : parts.flatMap(factsIn);
}

/** What is noted of an element beside what stands in the text: of a callout, its seasonal offer. */
function findOffer(name: string, parts: TextTree[]): Attributes {
  const [offer] = name === "Callout" ? offersNamed(parts.flatMap(factsIn)) : [];
  return offer ? { offer } : {};
}

function noteElement(name: string, written: Attributes, parts: TextTree[]): TextElement {
  const kept = withoutLooseText.has(name) ? parts.filter((part) => part !== "\n") : parts;
  const attributes = { ...written, ...findOffer(name, kept) };
  return [name, Object.keys(attributes).length > 0 ? attributes : null, ...kept];
}

/** What React would be told about elements, noted down instead. */
const runtime = {
  Fragment: whole,
  jsx: (name: string, { children, ...attributes }: Attributes & { children?: TextTree }) =>
    noteElement(name, attributes, children === undefined ? [] : [children]),
  jsxs: (name: string, { children, ...attributes }: Attributes & { children: TextTree[] }) =>
    noteElement(name, attributes, children),
};

/**
 * Compiles an MDX text and runs it once, so that pages get it as data. A compiled text would be
 * a chunk of its own, and Gatsby names every chunk in the HTML of every page: 300 bytes a post.
 *
 * @throws Error with line and column if MDX can't read the text, or if there is code in it
 */
export async function compileText(body: string): Promise<TextTree[]> {
  const { evaluate } = await import("@mdx-js/mdx");
  // `gatsby develop` is development, for which MDX would call another function than these.
  const options = { ...runtime, remarkPlugins: [refuseCode, separatePictures], development: false };
  const { default: Text } = await evaluate(body, options);
  const components = Object.fromEntries(mdxComponents.map((name) => [name, name]));
  const tree = Text({ components }) as unknown as TextElement;
  const [name, , ...parts] = tree;
  // A text of one part has nothing around it.
  return name === whole ? parts : [tree];
}
