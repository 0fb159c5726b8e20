import type { ErrorWords, Finding } from "../content-error";
import {
  isBlank,
  isPicture,
  isTag,
  offsetOf,
  partsOf,
  writtenAs,
  type MdxNode,
} from "../mdx/mdx-node";
import { shorten } from "../words";

/** What holds words, and what is said of it without any. */
const holders: Record<string, ErrorWords> = {
  heading: {
    found: "a heading without words",
    expected: "## and the words of the heading",
    fix: "write them, or delete the line",
  },
  link: {
    found: "a link without words, which nobody can see or hear",
    expected: "the words in the square brackets: [our prices](/services/)",
    fix: "write them, or delete the link",
  },
};

const isEmpty = (node: MdxNode): boolean =>
  partsOf(node)
    .slice(1)
    .every((part) => !isTag(part) && !isPicture(part) && (isBlank(part) || !part.value));

const emptyTag = /<(BookLink|Callout)\b[^<>]*(?:\/>|>\s*<\/\1\s*>)/g;

/** Errors of headings, links, buttons and boxes with nothing in them. */
export const checkEmpty = (tree: MdxNode, text: string): Finding[] => [
  ...partsOf(tree).flatMap((node) => {
    const words = holders[node.type];
    if (!words || !isEmpty(node)) return [];
    const written = shorten(writtenAs(node, text).trim());
    return [{ offset: offsetOf(node), ...words, found: `${words.found}: ${written}` }];
  }),
  ...[...text.matchAll(emptyTag)].map(({ 0: written, 1: name, index }) => ({
    offset: index,
    found: `${shorten(written.replace(/\s+/g, " "))}, with nothing in it`,
    expected: name === "Callout" ? "a text in the box" : "the words on the button",
    fix: "write them between the two tags, or delete it",
  })),
];
