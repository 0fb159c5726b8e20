import { partsOf, parseText } from "../../content/text/parse-text";

const shown = new Set(
  "root paragraph text heading list listItem strong emphasis delete link table tableRow tableCell blockquote thematicBreak inlineCode break fact".split(
    " ",
  ),
);

/** A single sign isn't enough: `5*3*2`, `> 50 lbs`, `# 1 groomer` and `- 10%` are plain words. */
function isMarkdown(text: string): boolean {
  try {
    const { children = [] } = parseText(text);
    const parts = children.flatMap(partsOf);
    return (
      parts.every(({ type }) => shown.has(type)) &&
      (parts.some(({ type }) => ["strong", "link", "table"].includes(type)) ||
        parts.filter(({ type }) => type === "listItem").length > 1 ||
        (children.length > 1 && children.some(({ type }) => type === "heading")))
    );
  } catch {
    return false;
  }
}

/** Whether HTML contains nothing but colored words, as copied from a code editor. */
const isUnformatted = (html: string): boolean =>
  !/<(?!\/?(?:meta|div|span|br|html|body|!--)\b)[a-z]/i.test(html);

/** Word's markup for an item's bullet or number, which is part of the text. */
const marker = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";

const isItem = (element: Element | null): element is HTMLElement =>
  element?.matches("p[style*='mso-list' i], p[class*='MsoListParagraph']") ?? false;

const markerOf = (item: Element): string => item.querySelector(marker)?.textContent?.trim() ?? "";

/** Converts the paragraphs with bullets that Word copies to lists, and drops pictures. */
function tidyHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const picture of page.querySelectorAll("img")) picture.remove();
  for (const first of page.querySelectorAll("p")) {
    if (!isItem(first) || !first.isConnected || !markerOf(first)) continue;
    const list = page.createElement(/^[\da-z]+[.)]$/i.test(markerOf(first)) ? "ol" : "ul");
    first.before(list);
    for (let item: Element | null = first; isItem(item); item = list.nextElementSibling) {
      item.querySelector(marker)?.remove();
      const entry = page.createElement("li");
      entry.append(...item.childNodes);
      item.remove();
      list.append(entry);
    }
  }
  return page.documentElement.outerHTML;
}

const tidied = new WeakSet<Event>();

/** Pastes Markdown as formatted text, and lists of Word as lists. */
export function improvePaste(paste: ClipboardEvent, insertMarkdown: (text: string) => void): void {
  const { clipboardData, target } = paste;
  if (!clipboardData || tidied.has(paste) || !(target as HTMLElement).isContentEditable) return;
  if (clipboardData.types.includes("application/x-lexical-editor")) return;
  const [html, text] = [clipboardData.getData("text/html"), clipboardData.getData("text/plain")];
  const isText = isUnformatted(html) && isMarkdown(text.trim());
  if (!isText && !html) return;
  paste.preventDefault();
  paste.stopImmediatePropagation();
  if (isText) return insertMarkdown(text.trim());
  const data = new DataTransfer();
  data.setData("text/plain", text);
  data.setData("text/html", tidyHtml(html));
  const better = new ClipboardEvent("paste", {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  });
  tidied.add(better);
  target?.dispatchEvent(better);
}
