/** Word's markup for an item's bullet or number, which is part of the text. */
const marker = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";

const isItem = (element: Element | null): element is HTMLElement =>
  element?.matches("p[style*='mso-list' i], p[class*='MsoListParagraph']") ?? false;

/** An item's marker, such as `·` or `1.`. */
const markerOf = (item: Element): string => item.querySelector(marker)?.textContent?.trim() ?? "";

/** Converts the paragraphs with bullets that Word puts on the clipboard to lists. */
export function convertWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, "text/html");
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
