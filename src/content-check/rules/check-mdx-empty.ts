import type { ErrorWords, Finding } from "../content-error";
import {
  isBlank,
  isPicture,
  isTag,
  offsetOf,
  partsOf,
  writtenAs,
  type MdxNode,
} from "../../text/mdx-node";
import { shorten } from "../wording";

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
  Callout: {
    found: "a box with nothing in it",
    expected: "a text between the two tags",
    fix: "write it, or delete the box",
  },
  BookLink: {
    found: "a button without words",
    expected: "the words between the two tags",
    fix: "write them, or delete the button",
  },
};

const isEmpty = (node: MdxNode): boolean =>
  partsOf(node)
    .slice(1)
    .every(
      (part) =>
        part.type !== "fact" && !isTag(part) && !isPicture(part) && (isBlank(part) || !part.value),
    );

/** Errors of headings, links, buttons and boxes with nothing in them. */
export const checkEmpty = (tree: MdxNode, text: string): Finding[] =>
  partsOf(tree).flatMap((node) => {
    const words = holders[node.name ?? node.type];
    if (!words || !isEmpty(node)) return [];
    const written = shorten(writtenAs(node, text).trim());
    return [{ offset: offsetOf(node), ...words, found: `${words.found}: ${written}` }];
  });
