import { isTag, type MdxNode, offsetOf, partsOf, writtenAs } from "../../text/parse-text";
import { contentError, type ErrorText, shorten } from "../errors";

/** A word or number. The sign of `>5 lbs` counts too: it makes a quotation of "5 lbs". */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|^[ \t]*>(?=[\d$=])/gmu;

const wordsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((found) => found.trim());

/** Nodes whose own source visitors see, or that work for them: words, addresses, attributes, notes in braces. */
const shownTypes =
  /^(?:text|inlineCode|fact|image|imageReference|link|linkReference|definition|mdx.+Expression)$/;

function ownSource(node: MdxNode, text: string): string {
  const { children: [first] = [], position } = node;
  if (!first) return writtenAs(node, text);
  const last = node.children?.at(-1)?.position?.end.offset;
  const before = text.slice(offsetOf(node), offsetOf(first));
  return `${before} ${text.slice(last, position?.end.offset)}`;
}

/** The numbers of a list that visitors see as written. All items may have the same number. */
function shownNumbers({ children = [], start }: MdxNode, text: string): string[] {
  const written = children.map((item) => /^\d+/.exec(writtenAs(item, text))?.[0] ?? "");
  const isSame = new Set(written).size === 1;
  return written.filter((number, index) => isSame || Number(number) === (start ?? 1) + index);
}

function shownChildren({ type, children = [] }: MdxNode): MdxNode[] {
  const cells = children[0]?.children?.length;
  if (type === "table")
    return children.map((row) => ({ ...row, children: row.children?.slice(0, cells) }));
  return children.filter((child) => !child.type.startsWith("footnote"));
}

/** Errors of words in the source that the page doesn't show, one for each block of the text, with its offset. */
export function findHiddenWords(root: MdxNode, text: string): [offset: number, ErrorText][] {
  const references = partsOf(root).filter(({ type }) => type.endsWith("Reference"));
  const unused = new Set(references.map(({ identifier }) => identifier));
  const shownWords = (node: MdxNode): string[] => {
    // Of several definitions with one name, the first counts.
    if (node.type === "definition" && !unused.delete(node.identifier)) return [];
    if (node.type === "code") return wordsOf(`${node.lang ?? ""} ${node.value}`);
    const own = shownTypes.test(node.type) || isTag(node) ? wordsOf(ownSource(node, text)) : [];
    const numbers = node.type === "list" && node.ordered ? shownNumbers(node, text) : [];
    const boxes = typeof node.checked === "boolean" ? ["x", "X"] : [];
    return [...own, ...numbers, ...boxes, ...shownChildren(node).flatMap(shownWords)];
  };
  return (root.children ?? []).flatMap((node): [number, ErrorText][] => {
    const source = writtenAs(node, text);
    const left = shownWords(node);
    const hidden = wordsOf(source).filter((one) => {
      const index = left.indexOf(one);
      if (index !== -1) left.splice(index, 1);
      return index === -1;
    });
    const [first] = hidden;
    if (first === undefined) return [];
    const found = `the words “${shorten(hidden.join(" "))}”, which visitors don't see`;
    const expected = "only words that visitors see";
    const fix =
      "count a list up from its first number, give each row of a table as many cells as the first, write a footnote in parentheses, or delete the words";
    return [[offsetOf(node) + source.lastIndexOf(first), contentError(found, expected, fix)]];
  });
}
