import { fromDom } from "hast-util-from-dom";
import { toHtml } from "hast-util-to-html";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { mdxToMarkdown } from "mdast-util-mdx";
import { toHast } from "mdast-util-to-hast";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import { type MdxNode, offsetOf, partsOf } from "../../content/text/parse-text";
import { markdownOptions } from "./write-markdown";

/** Parses Markdown without tags and facts in braces, which are words in other texts. */
const parseMarkdown = (text: string): MdxNode =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ["codeIndented"] } }],
    mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  }) as MdxNode;

/** A single sign isn't enough: `5*3*2`, `> 50 lbs`, `# 1 groomer` and `- 10%` are plain words. */
function isMarkdown(text: string): boolean {
  const { children = [] } = parseMarkdown(text);
  const parts = children.flatMap(partsOf);
  return (
    parts.some(({ type }) => type === "strong" || type === "table") ||
    parts.some((node) => node.type.startsWith("link") && text[offsetOf(node)] === "[") ||
    parts.filter(({ type }) => type === "listItem").length > 1 ||
    (children.length > 1 && children.some(({ type }) => type === "heading"))
  );
}

/** The HTML of Markdown. Each end of a line, and not only two spaces, is one that visitors see. */
const markdownToHtml = (text: string): string =>
  toHtml(toHast(parseMarkdown(text.replace(/$/gm, "  ")), { allowDangerousHtml: true }), {
    allowDangerousHtml: true,
  });

/** Whether HTML contains nothing but colored words, as copied from a code editor. */
const isUnformatted = (html: string): boolean =>
  !/<(?!\/?(?:meta|div|span|br|html|body|!--)\b)[a-z]/i.test(html);

/** Word's markup for an item's bullet or number, which is part of the text. */
const marker = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";

/** Makes lists of the paragraphs that Word copies for list items. */
function nestWordLists(page: Document): void {
  /** The lists around the current item, with their levels. */
  let lists: { list: Element; level: number }[] = [];
  for (const item of page.querySelectorAll("p")) {
    const bullet = item.querySelector(marker);
    if (!bullet) continue;
    const level = Number(/level(\d)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);
    if (item.previousElementSibling !== lists[0]?.list) lists = [];
    lists = lists.filter((open) => open.level <= level);
    if (lists.at(-1)?.level !== level) {
      const isNumber = /^[\da-z.]+[.)]$/i.test(bullet.textContent.trim());
      const list = page.createElement(isNumber ? "ol" : "ul");
      const parent = lists.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      lists.push({ list, level });
    }
    bullet.remove();
    const entry = page.createElement("li");
    entry.append(...item.childNodes);
    item.remove();
    lists.at(-1)?.list.append(entry);
  }
}

const headings = "h1, h2, h3, h4, h5, h6";

const blocks = `p, div, ul, ol, li, pre, blockquote, hr, dl, dt, dd, table, caption, thead, tbody, tr, td, th, ${headings}`;

const formats = ":is(b, strong, i, em, s, strike, del, code, sub, sup)";

/** Elements of which only the words stay: other formats, and links within the copied page. */
const unwrapped = [
  "mark, u, kbd, samp, tt, var",
  `${formats}:has(${blocks}), :is(code, sub, sup):has(br)`,
  "a:not([href^='http' i], [href^='mailto:' i], [href^='tel:' i], [href^='sms:' i])",
].join();

const styled = {
  strong: ({ fontWeight }: CSSStyleDeclaration) => /bold|[6-9]00/.test(fontWeight),
  em: ({ fontStyle }: CSSStyleDeclaration) => fontStyle === "italic",
  del: ({ textDecoration }: CSSStyleDeclaration) => textDecoration.includes("line-through"),
};

function tidyHtml(page: Document, isOneLine: boolean): void {
  for (const picture of page.querySelectorAll("img")) picture.replaceWith(picture.alt);
  for (const added of page.querySelectorAll("#footnote-label, [data-footnote-backref]"))
    added.remove();
  nestWordLists(page);
  // Google Docs copies a nested list next to the item that contains it, and everything in a <b>.
  for (const list of page.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))
    list.previousElementSibling?.append(list);
  for (const bold of page.querySelectorAll<HTMLElement>("b, strong"))
    if (/normal|[1-5]00/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  for (const element of page.querySelectorAll(unwrapped))
    element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll<HTMLElement>(":is(span, font, a)[style]")) {
    for (const [name, applies] of Object.entries(styled)) {
      if (!applies(element.style)) continue;
      const format = page.createElement(name);
      format.append(...element.childNodes);
      element.append(format);
    }
  }
  const oneLine = isOneLine ? "body" : `:is(td, th, ${headings})`;
  for (const block of page.querySelectorAll(`${oneLine} :is(br, ${blocks})`))
    block.replaceWith(" ", ...block.childNodes, " ");
  // Without a head, the library adds an empty one to a table, not the first row.
  for (const table of page.querySelectorAll("table:not(:has(th))"))
    table.append(page.createElement("thead"));
  for (const element of page.querySelectorAll(`p, ${headings}, ${formats}, a`))
    if (!element.textContent.trim()) element.replaceWith(element.textContent ? " " : "");
}

/** A raised number stays raised: $40 and 99 cents. */
const raised: Handle = (state, node) => ({
  type: "mdxJsxTextElement",
  name: node.tagName,
  attributes: [],
  children: state.all(node),
});

const code: Handle = (_state, node) => {
  const { value = "" } = defaultHandlers.pre(_state, node);
  const lines = value
    .split("\n")
    .flatMap((line) => [{ type: "break" }, { type: "text", value: line }]);
  return { type: "paragraph", children: lines.slice(1) };
};

function htmlToMarkdown(html: string, isOneLine: boolean): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  tidyHtml(page, isOneLine);
  const tree = toMdast(fromDom(page.body), {
    handlers: {
      pre: code,
      sub: raised,
      sup: raised,
      caption: (state, node) => state.all(node),
    },
    nodeHandlers: { comment: () => undefined },
  });
  const extensions = [mdxToMarkdown(), gfmToMarkdown()];
  return toMarkdown(tree, { extensions, ...markdownOptions }).trim();
}

/** Copied text as Markdown; `undefined` if it is nothing but words. */
export function pastedMarkdown(
  html: string,
  plain: string,
  isOneLine: boolean,
): string | undefined {
  const text = plain.trim();
  if (isUnformatted(html) && isMarkdown(text))
    return htmlToMarkdown(markdownToHtml(text), isOneLine);
  if (html) return htmlToMarkdown(html, isOneLine);
  return isOneLine ? htmlToMarkdown(toHtml({ type: "text", value: text }), true) : undefined;
}

interface Field {
  insertMarkdown: (text: string) => unknown;
  addPicture: (file: File) => Promise<string>;
}

/** Pastes formatted text and Markdown with the formats that the site has, and a photo. */
export function improvePaste(paste: ClipboardEvent, { insertMarkdown, addPicture }: Field): void {
  const { clipboardData, target } = paste;
  const element = target as HTMLElement;
  if (!clipboardData || !element.isContentEditable) return;
  if (clipboardData.types.includes("application/x-lexical-editor")) return;
  const [html, text] = [clipboardData.getData("text/html"), clipboardData.getData("text/plain")];
  const picture = [...clipboardData.files].find(({ type }) => type.startsWith("image/"));
  const markdown = pastedMarkdown(html, text, element.closest("td, th") !== null);
  if (text && markdown === undefined) return;
  paste.preventDefault();
  paste.stopImmediatePropagation();
  const insertPicture = (address: string) => insertMarkdown(`![](${address})`);
  if (picture && !text.trim()) void addPicture(picture).then(insertPicture, () => undefined);
  else if (markdown) insertMarkdown(markdown);
  else if (!text)
    alert("Only text and photos can be pasted. Press Insert > Photo for a photo on this device.");
}
