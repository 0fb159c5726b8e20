import { loadTextReader, type TextReader } from "../../content/text/load-text-reader";
import { builtFacts } from "../preview/shared-data";
import { addLines, missingLines } from "./gaps";
import { improvePaste } from "./improve-paste";
import type { LexicalEditor, LexicalNode } from "./lexical";
import { element, type RichNode } from "./rich-node";
import { readPasted } from "./read-pasted";
import { openText, type TextDocument } from "./text-document";

/** What the package reports after each change of a text: its Markdown, which `fillEditor` replaces. */
type UpdateEvent = CustomEvent<{ value: string }>;

let reader: TextReader | undefined;

/** Loads the parser. The editor starts after it: a text must be shown before the package reports a change. */
export async function prepareTexts(): Promise<void> {
  reader = await loadTextReader();
}

/** What the editor shows of a text. */
export const readText = (markdown: string): RichNode[] =>
  reader ? openText(markdown, builtFacts, reader).nodes : [];

const documents = new WeakMap<LexicalEditor, TextDocument>();

const blocksOf = (editor: LexicalEditor): RichNode[] =>
  editor.getEditorState().toJSON().root.children ?? [];

/** The Markdown of what an editor shows. */
const readEditor = (editor: LexicalEditor): string | undefined =>
  documents.get(editor)?.write(blocksOf(editor));

/** Lets the owner type at the edges of a text and between components, after she has deleted such a line. */
function restoreLines(editor: LexicalEditor): void {
  const root = editor.getEditorState()._nodeMap.get("root");
  const Paragraph = editor._nodes.get("paragraph")?.klass;
  if (!root || !Paragraph) return;
  const blocks: (LexicalNode | undefined)[] = root.getChildren();
  for (const index of missingLines(blocksOf(editor))) {
    const line = new Paragraph();
    const next = blocks[index];
    if (next) next.insertBefore(line);
    else root.append(line);
  }
}

/** Components keep their fields when they are cut and pasted. The package would paste empty ones. */
function keepFields(editor: LexicalEditor): void {
  for (const [type, { klass: Component }] of editor._nodes)
    if (type.startsWith("x-") || type === "image")
      Component.importJSON = ({ type: _type, version: _version, ...fields }) =>
        new Component(fields);
}

const prepared = new WeakSet<LexicalEditor>();

function prepare(editor: LexicalEditor): void {
  if (prepared.has(editor)) return;
  prepared.add(editor);
  keepFields(editor);
  editor.registerRootListener((root) => {
    if (!root) return;
    improvePaste(root, (text) => reader && readPasted(text, builtFacts, reader));
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
 * Shows a text in an editor. `src/gatsby/editor/adapt-package.ts` puts it in the place of the package's own
 * reader of Markdown: docs/decisions/editor-texts.md.
 */
export function fillEditor(editor: LexicalEditor, text: string): void {
  if (!reader) throw new Error("prepareTexts() must finish before the editor starts.");
  prepare(editor);
  const opened = openText(text, builtFacts, reader);
  documents.set(editor, opened);
  const root = element("root", addLines(opened.nodes));
  editor.setEditorState(editor.parseEditorState({ root }), { tag: "history-merge" });
}
