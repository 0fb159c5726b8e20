import { writtenAs, type MdxNode } from "../../content/text/mdx-node";
import { asSource, readComponent } from "./read-component";
import { readInline, Unshowable } from "./read-inline";
import { elementNode, headerRow, paragraph, textNode, type RichNode } from "./rich-node";

/** List fields of mdast that `MdxNode` lacks. */
interface Detailed extends MdxNode {
  ordered?: boolean | null;
  start?: number | null;
  align?: (string | null)[] | null;
  checked?: boolean | null;
  children?: Detailed[];
}

const lineBreak: RichNode = { type: "linebreak", version: 1 };

/** A task's checkbox, which the editor shows as typed. */
const boxOf = ({ checked }: Detailed): RichNode[] =>
  typeof checked === "boolean" ? [textNode(checked ? "[x] " : "[ ] ")] : [];

function readItem(task: Detailed, source: string, value: number): RichNode[] {
  const [first, ...lists] = task.children ?? [];
  if (first && first.type !== "paragraph") throw new Unshowable();
  if (lists.some(({ type }) => type !== "list")) throw new Unshowable();
  const item = (content: RichNode[]) => elementNode("listitem", content, { value });
  return [
    item([...boxOf(task), ...readInline(first?.children ?? [], source)]),
    ...lists.map((list) => item([readList(list, source)])),
  ];
}

function readList({ ordered, start, children = [] }: Detailed, source: string): RichNode {
  const first = start ?? 1;
  const items = children.flatMap((item, index) => readItem(item, source, first + index));
  return elementNode("list", items, {
    listType: ordered ? "number" : "bullet",
    start: first,
    tag: ordered ? "ol" : "ul",
  });
}

/** Lexical's quotes contain lines, not paragraphs. */
function readQuote({ children = [] }: Detailed, source: string): RichNode {
  if (children.some(({ type }) => type !== "paragraph")) throw new Unshowable();
  const lines = children.flatMap((one, index) => [
    ...(index > 0 ? [lineBreak, lineBreak] : []),
    ...readInline(one.children ?? [], source),
  ]);
  return elementNode("quote", lines);
}

function readTable({ children: rows = [], align }: Detailed, source: string): RichNode {
  const cell = ({ children = [] }: Detailed, row: number, column: number) =>
    elementNode("tablecell", [paragraph(readInline(children, source))], {
      colSpan: 1,
      format: align?.[column] ?? "",
      headerState: row === 0 ? headerRow : 0,
      rowSpan: 1,
    });
  return elementNode(
    "table",
    rows.map(({ children: cells = [] }, row) =>
      elementNode(
        "tablerow",
        cells.map((one, column) => cell(one, row, column)),
      ),
    ),
  );
}

function readBlock(node: Detailed, source: string): RichNode {
  const { type, children = [], depth } = node;
  const component = readComponent(node, source);
  if (component) return component;
  if (type === "paragraph") return paragraph(readInline(children, source));
  if (type === "fact") return paragraph(readInline([node], source));
  if (type === "heading")
    return elementNode("heading", readInline(children, source), { tag: `h${depth}` });
  if (type === "list") return readList(node, source);
  if (type === "blockquote") return readQuote(node, source);
  if (type === "table") return readTable(node, source);
  if (type === "thematicBreak") return { type: "horizontalrule", version: 1 };
  throw new Unshowable();
}

export interface ReadBlock {
  node: RichNode;
  source: string;
}

/** Converts the blocks of a parsed text to the editor's nodes. */
export const readBlocks = ({ children = [] }: MdxNode, source: string): ReadBlock[] =>
  children.map((block) => {
    const written = writtenAs(block, source);
    try {
      return { node: readBlock(block, source), source: written };
    } catch (error) {
      if (!(error instanceof Unshowable)) throw error;
      return { node: asSource(block, source), source: written };
    }
  });
