import { currentFacts } from "../files/shop-data";
import { addCursorLines, missingCursorLines } from "./cursor-lines";
import { improvePaste } from "./improve-paste";
import type { LexicalEditor, LexicalNode } from "./lexical";
import { elementNode, type RichNode } from "./rich-node";
import { readPasted } from "./read-pasted";
import { openText, type TextDocument } from "./text-document";

/** Sveltia CMS's event for a changed text, with the Markdown that `fillEditor` replaces. */
type UpdateEvent = CustomEvent<{ value: string }>;

/** Converts Markdown to the editor's nodes. */
export const readText = (markdown: string): RichNode[] => openText(markdown, currentFacts()).nodes;

const documents = new WeakMap<LexicalEditor, TextDocument>();

const blocksOf = (editor: LexicalEditor): RichNode[] =>
  editor.getEditorState().toJSON().root.children ?? [];

/** The Markdown of an editor's current content. */
const readEditor = (editor: LexicalEditor): string | undefined =>
  documents.get(editor)?.write(blocksOf(editor));

/** Adds lines at the edges of a text and between components, in case the owner deleted them. */
function restoreLines(editor: LexicalEditor): void {
  const root = editor.getEditorState()._nodeMap.get("root");
  const Paragraph = editor._nodes.get("paragraph")?.klass;
  if (!root || !Paragraph) return;
  const blocks: (LexicalNode | undefined)[] = root.getChildren();
  for (const index of missingCursorLines(blocksOf(editor))) {
    const line = new Paragraph();
    const next = blocks[index];
    if (next) next.insertBefore(line);
    else root.append(line);
  }
}

/** Keeps the fields of components on cut and paste. Sveltia CMS would paste empty ones. */
function keepFields(editor: LexicalEditor): void {
  for (const [type, { klass: Component }] of editor._nodes)
    if (type.startsWith("x-") || type === "image")
      Component.importJSON = ({ type: _type, version: _version, ...fields }) =>
        new Component(fields);
}

const prepared = new WeakSet<LexicalEditor>();

function prepareEditor(editor: LexicalEditor): void {
  if (prepared.has(editor)) return;
  prepared.add(editor);
  keepFields(editor);
  editor.registerRootListener((root) => {
    if (!root) return;
    improvePaste(root, (text) => readPasted(text, currentFacts()));
    root.addEventListener(
      "Update",
      (update) => {
        const { detail } = update as UpdateEvent;
        detail.value = readEditor(editor) ?? detail.value;
        restoreLines(editor);
      },
      true,
    );
  });
}

/**
 * Shows a text in an editor. `src/gatsby/editor/adapt-package.ts` replaces Sveltia CMS's own
 * Markdown parser with it: docs/decisions/editor-texts.md.
 */
export function fillEditor(editor: LexicalEditor, text: string): void {
  prepareEditor(editor);
  const opened = openText(text, currentFacts());
  documents.set(editor, opened);
  const root = elementNode("root", addCursorLines(opened.nodes));
  editor.setEditorState(editor.parseEditorState({ root }), { tag: "history-merge" });
}
