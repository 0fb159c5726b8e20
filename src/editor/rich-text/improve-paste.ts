import type { RichNode } from "./rich-node";
import { convertWordLists } from "./lists-from-word";

/** Formats nodes for Lexical's clipboard type. The namespace is that of Sveltia CMS's editors. */
const toLexical = (nodes: RichNode[]) => JSON.stringify({ namespace: "editor", nodes });

const lexicalType = "application/x-lexical-editor";

/** Whether HTML contains nothing but colored words, as copied from a code editor. */
const isUnformatted = (html: string): boolean =>
  !/<(?!\/?(?:meta|div|span|br|html|body|!--)\b)[a-z]/i.test(html);

/** The replacement for what was copied; `undefined` if Sveltia CMS pastes it correctly. */
function improve(
  copied: DataTransfer,
  readMarkdown: (text: string) => RichNode[] | undefined,
): DataTransfer | undefined {
  if (copied.files.length > 0 || copied.types.includes(lexicalType)) return undefined;
  const [html, text] = [copied.getData("text/html"), copied.getData("text/plain")];
  const improved = new DataTransfer();
  improved.setData("text/plain", text);
  const nodes = isUnformatted(html) ? readMarkdown(text) : undefined;
  if (nodes) improved.setData(lexicalType, toLexical(nodes));
  else if (html !== convertWordLists(html)) improved.setData("text/html", convertWordLists(html));
  else return undefined;
  return improved;
}

/**
 * Converts pasted Markdown and Word lists to formatted text. Sveltia CMS would paste their signs.
 *
 * @param readMarkdown returns `undefined` for text that isn't Markdown
 */
export function improvePaste(
  root: HTMLElement,
  readMarkdown: (text: string) => RichNode[] | undefined,
): void {
  root.addEventListener(
    "paste",
    (paste) => {
      const { target, clipboardData } = paste;
      const isOwn = target instanceof Element && target.closest("[role=textbox]") === root;
      const improved = isOwn && clipboardData && improve(clipboardData, readMarkdown);
      if (!improved) return;
      paste.preventDefault();
      paste.stopImmediatePropagation();
      target.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: improved, bubbles: true, cancelable: true }),
      );
    },
    true,
  );
}
