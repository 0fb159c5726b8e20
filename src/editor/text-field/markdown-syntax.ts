import {
  addExportVisitor$,
  addMdastExtension$,
  createActiveEditorSubscription$,
  editorInTable$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
  syntaxExtensions$,
  type EditorSubscription,
  type LexicalVisitor,
  type MDXEditorProps,
} from "@mdxeditor/editor";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import {
  attributeOf,
  type MdxNode,
  factName,
  parseText,
  syntax,
} from "../../content/text/parse-text";
import { currentFacts } from "../files/shop-data";

type MarkdownOptions = NonNullable<MDXEditorProps["toMarkdownOptions"]>;

/** What the handlers of mdast-util-to-markdown use of its state. */
interface State {
  enter: (name: string) => () => void;
  containerFlow: (node: MdxNode, info: object) => string;
  containerPhrasing: (node: MdxNode, info: object) => string;
  safe: (text: string, info: object) => string;
}

/** A fact in braces as a tag, which the editor shows with the fact's value. */
const factTag = (name: string): MdxNode => ({
  type: "mdxJsxTextElement",
  name: "Fact",
  attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
  children: [],
});

function nameFacts(node: MdxNode): MdxNode {
  const { type, value = "", children } = node;
  if (type.endsWith("Expression") && factName.test(value.trim())) {
    const fact = factTag(value.trim());
    return type === "mdxFlowExpression" ? { type: "paragraph", children: [fact] } : fact;
  }
  return children ? { ...node, children: children.map(nameFacts) } : node;
}

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

/** Writes words. A fact's name that the owner typed in braces becomes the fact. */
const writeWords = ({ value = "" }: MdxNode, _parent: unknown, state: State, info: object) =>
  state
    .safe(value, info)
    .replace(/\\\{([\w.-]+)\}/g, (escaped, name: string) =>
      Object.hasOwn(currentFacts(), name) ? escaped.slice(1) : escaped,
    );

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
export const markdownOptions: MarkdownOptions = {
  bullet: "-",
  emphasis: "_",
  rule: "*",
  handlers: { text: writeWords, mdxJsxFlowElement: writeTag, mdxJsxTextElement: writeTag } as never,
  unsafe: [
    ...(gfmToMarkdown().extensions ?? []).flatMap(({ unsafe }) => unsafe ?? []),
    ...addressSigns,
  ] as never,
};

/** Addresses without brackets, which the site shows as links. */
const bareLinks = gfmFromMarkdown().find(({ enter }) => enter && "literalAutolink" in enter);

const isBreak = (node: { getType: () => string }): boolean => node.getType() === "linebreak";

/** MDXEditor writes a line break as the end of a line, which visitors would see as a space. */
const writeBreak: LexicalVisitor = {
  priority: 1,
  testLexicalNode: isBreak as never,
  visitLexicalNode({ lexicalNode, mdastParent, actions }) {
    const isLast = lexicalNode.getNextSiblings().every(isBreak);
    if (!isLast) actions.appendToParent(mdastParent, { type: "break" });
  },
};

const skipEmpty: LexicalVisitor = {
  priority: 1,
  testLexicalNode: ((node: Parameters<NonNullable<LexicalVisitor["testLexicalNode"]>>[0]) =>
    node.getType() === "paragraph" &&
    node.getTextContent() === "" &&
    (node as unknown as { isEmpty: () => boolean }).isEmpty() &&
    (node.getNextSibling() ?? node.getPreviousSibling()) !== null) as never,
  visitLexicalNode: () => undefined,
};

/** Makes the editor read and write texts with the site's own syntax. Follows `jsxPlugin`. */
export const markdownSyntaxPlugin = realmPlugin({
  init(realm) {
    realm.pub(syntaxExtensions$, syntax as never);
    realm.pubIn({
      [addMdastExtension$]: [
        { ...bareLinks, transforms: [] } as never,
        { transforms: [(tree: unknown) => nameFacts(tree as MdxNode)] } as never,
      ],
      [addExportVisitor$]: [writeBreak, skipEmpty],
      // A callout would report its words only when it loses the focus.
      [createActiveEditorSubscription$]: (editor: Parameters<EditorSubscription>[0]) =>
        editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
          if (dirtyElements.size + dirtyLeaves.size > 0 && !realm.getValue(editorInTable$))
            editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined);
        }),
    });
  },
});

/** What a text means to the site's parser; `undefined` if it can't be parsed. */
function meaningOf(text: string): string | undefined {
  try {
    return JSON.stringify(parseText(text), (key, value: unknown) =>
      key === "position" || key === "spread" ? undefined : value,
    );
  } catch {
    return undefined;
  }
}

export function haveSameMeaning(one: string, other: string): boolean {
  const meaning = meaningOf(one);
  return meaning !== undefined && (one === other || meaning === meaningOf(other));
}
