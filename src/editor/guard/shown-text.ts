const inline = new Set("A B CODE EM I MARK S SPAN STRONG SUB SUP U".split(" "));

/** The text fields of a component, and its nested texts. */
const fields = "input, textarea, .lexical-root";

function wordsOfComponent(component: Element): string {
  // Markdown written by hand may look different after it is parsed.
  if (component.matches("[data-component-name='x-source']")) return " ";
  const own = [...component.querySelectorAll(fields)].filter(
    (field) =>
      field.parentElement?.closest("[data-component-name]") === component &&
      !field.closest("[hidden]"), // a hidden field of Sveltia CMS contains the text's Markdown
  );
  return ` ${own.map((field) => ("value" in field ? field.value : shownText(field))).join(" ")} `;
}

/** The words that a text editor shows, including those in fields of components. */
export function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (node.matches("[data-component-name]")) return wordsOfComponent(node);
  const text = [...node.childNodes].map(shownText).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}
