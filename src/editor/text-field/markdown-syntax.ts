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
} from "@mdxeditor/editor";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { type MdxNode, factName, parseText, syntax } from "../../content/text/parse-text";

/** A fact in braces as a tag, which the editor shows with the fact's value. */
const factTag = (name: string): MdxNode => ({
  type: "mdxJsxTextElement",
  name: "Fact",
  attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
  children: [],
});

function tagFacts(node: MdxNode): MdxNode {
  const { type, value = "", children } = node;
  if (type.endsWith("Expression") && factName.test(value.trim())) {
    const fact = factTag(value.trim());
    return type === "mdxFlowExpression" ? { type: "paragraph", children: [fact] } : fact;
  }
  return children ? { ...node, children: children.map(tagFacts) } : node;
}

/** Addresses without brackets, which the site shows as links. */
const bareLinks = gfmFromMarkdown().find(({ enter }) => enter && "literalAutolink" in enter);

/** Writes a line break as `\`. MDXEditor writes the end of a line, which visitors would see as a space. */
const writeBreak: LexicalVisitor = {
  priority: 1,
  testLexicalNode: ((node: { getType: () => string }) => node.getType() === "linebreak") as never,
  visitLexicalNode: ({ mdastParent, actions }) =>
    void actions.appendToParent(mdastParent, { type: "break" }),
};

/** Makes the editor read and write texts with the site's own syntax. Follows `jsxPlugin`. */
export const markdownSyntaxPlugin = realmPlugin({
  init(realm) {
    realm.pub(syntaxExtensions$, syntax as never);
    realm.pubIn({
      [addMdastExtension$]: { ...bareLinks, transforms: [tagFacts] },
      [addExportVisitor$]: writeBreak,
      // Reports the words of a callout at once. MDXEditor reports them when it loses the focus.
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
