import { gfmToMarkdown } from "mdast-util-gfm";
import type { Options, State } from "mdast-util-to-markdown";
import { attributeOf, type MdxNode } from "../../content/text/parse-text";
import { currentFacts } from "../files/shop-data";
import { tidy } from "./tidy-text";

const escapeValue = (value: string): string =>
  value.replace(/&(?=#?\w+;)/g, "&amp;").replaceAll('"', "&quot;");

function writeAttribute({ name, value }: NonNullable<MdxNode["attributes"]>[number]): string {
  if (typeof value === "string") return ` ${name}="${escapeValue(value)}"`;
  if (typeof value !== "object" || value === null) return name ? ` ${name}` : ` {${String(value)}}`;
  return ` ${name}={${(value as { value: string }).value}}`;
}

/** Writes a tag in the style of texts that are edited by hand, and a fact as `{name}`. */
function writeTag(tag: MdxNode, _parent: unknown, state: State, info: object): string {
  const { type, name, attributes = [], children = [] } = tag;
  if (name === "Fact") return `{${attributeOf(tag, "name")}}`;
  const start = `<${name ?? ""}${attributes.map(writeAttribute).join("")}`;
  if (children.length === 0) return `${start} />`;
  const exit = state.enter(type);
  const content =
    type === "mdxJsxFlowElement"
      ? `\n\n${state.containerFlow(tag, info)}\n\n`
      : state.containerPhrasing(tag, { ...info, before: ">", after: "<" });
  exit();
  return `${start}>${content}</${name ?? ""}>`;
}

/** Writes words. A fact that the owner typed in braces becomes the fact, as phones write it, too. */
const writeWords = ({ value = "" }: MdxNode, _parent: unknown, state: State, info: object) =>
  state.safe(value, info).replace(/\\\{\s*([\w.-]+)\s*\}/g, (escaped, typed: string) => {
    const names = Object.keys(currentFacts());
    if (names.length === 0) return `{${typed}}`; // without a connection, the build checks it
    const name = names.find((known) => known.toLowerCase() === typed.toLowerCase());
    return name ? `{${name}}` : escaped;
  });

const writeText = (text: MdxNode, _parent: unknown, state: State, info: object): string =>
  tidy(text)
    .map((tidied) => state.containerFlow(tidied, info))
    .join("");

/** Blanks at the ends of struck words, which Markdown wouldn't strike, are written around them. */
const writeStruck = (struck: MdxNode, _parent: unknown, state: State, info: object): string =>
  state
    .containerPhrasing(struck, { ...info, before: "~", after: "~" })
    .replace(/^(\s*)([^]*?)(\s*)$/, "$1~~$2~~$3");

/** Signs that would start an address in which the site doesn't read escapes. */
const addressSigns = [
  { character: ".", before: "[Ww]{3}" },
  { character: "@", before: "\\S" },
].map((pattern) => ({
  ...pattern,
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "link", "image", "label"],
}));

/** Writes texts as the files of `content/` are written, and escapes what the site would parse. */
export const markdownOptions: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "*",
  handlers: {
    root: writeText,
    text: writeWords,
    delete: writeStruck,
    mdxJsxFlowElement: writeTag,
    mdxJsxTextElement: writeTag,
  },
  unsafe: [
    ...(gfmToMarkdown().extensions ?? []).flatMap(({ unsafe }) => unsafe ?? []),
    ...addressSigns,
  ],
};
