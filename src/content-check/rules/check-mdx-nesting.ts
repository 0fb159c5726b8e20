import type { ErrorWords, Finding } from "../content-error";
import { isEnd, isTag, offsetOf, partsOf, writtenAs, type MdxNode } from "../mdx/mdx-node";
import { shorten } from "../words";
import { meantName } from "./explain-tag";

/** A tag that another has to end, or that ends another. */
interface Tag {
  name: string;
  written: string;
  offset: number;
  /** The paragraph or other part that both tags of a pair must stand in. */
  parent: MdxNode;
}

/** Elements that never have an end; MDX wants a slash in them. */
const isVoid = (name: string) => /^(br|hr|img|input|wbr)$/.test(name);

const explainUnclosed = (name: string): ErrorWords => ({
  found: `<${name}> without an end`,
  expected: isVoid(name) ? `<${name} />` : `</${name}> further down, or <${name} … />`,
  fix: isVoid(name) ? "add a slash before the >" : `add </${name}> where it ends, or delete it`,
});

const explainUnopened = (name: string): ErrorWords => ({
  found: `</${name}>`,
  expected: `<${name}> before it`,
  fix: "add the opening tag, or delete this one",
});

/** The words for a tag whose end stands in another paragraph, or outside of other marks. */
function explainParted({ name, offset, written }: Tag, end: Tag, text: string): ErrorWords {
  if (!text.slice(offset, end.offset).includes("\n"))
    return {
      found: shorten(`${written} and ${end.written}, which make no pair`),
      expected: "both within the same marks, and nothing but the name in the second",
      fix: "move one of the two, or delete both",
    };
  const startsLine = /(?:^|\n)[^\S\n]*$/.test(text.slice(0, offset));
  return {
    found: `<${name}> that ends in another paragraph`,
    expected: `</${name}> in the same paragraph or heading`,
    fix: startsLine
      ? `put <${name}> and </${name}> on lines of their own, with empty lines around them`
      : `end it there, and begin it anew in the next paragraph`,
  };
}

/** The tags that have to be in pairs, in the order of the text. */
const tagsIn = (tree: MdxNode, text: string): Tag[] =>
  partsOf(tree)
    .flatMap((parent) => (parent.children ?? []).map((node) => ({ node, parent })))
    .filter(({ node }) => isTag(node))
    .map(({ node, parent }) => ({ node, parent, written: writtenAs(node, text) }))
    .filter(({ written }) => isEnd(written) || !/\/\s*>$/.test(written))
    .map(({ node, ...tag }) => ({ ...tag, name: meantName(node), offset: offsetOf(node) }))
    .sort((a, b) => a.offset - b.offset);

/** Whether a tag that ends another has its name alone. */
const isBare = ({ name, written }: Tag): boolean =>
  written.replace(/\s/g, "").toLowerCase() === `</${name.toLowerCase()}>`;

/** Errors of tags that don't end, or not where they began. */
export function checkNesting(tree: MdxNode, text: string): Finding[] {
  const open: Tag[] = [];
  const unclosed: Tag[] = [];
  const lone: Tag[] = [];
  for (const tag of tagsIn(tree, text)) {
    const isPair = ({ name, parent }: Tag) => name === tag.name && parent === tag.parent;
    const at = isBare(tag) ? open.findLastIndex(isPair) : -1;
    if (!isEnd(tag.written)) open.push(tag);
    else if (at === -1) lone.push(tag);
    else unclosed.push(...open.splice(at).slice(1));
  }
  const starts = [...unclosed, ...open].sort((a, b) => a.offset - b.offset);
  const ofEnds = lone.map((end) => {
    const at = starts.findLastIndex(({ name, offset }) => name === end.name && offset < end.offset);
    const [start] = at === -1 ? [] : starts.splice(at, 1);
    return start
      ? { offset: start.offset, ...explainParted(start, end, text) }
      : { offset: end.offset, ...explainUnopened(end.name) };
  });
  return [...ofEnds, ...starts.map(({ name, offset }) => ({ offset, ...explainUnclosed(name) }))];
}
