const inline = new Set("A B CODE EM I MARK S SPAN STRONG SUB SUP U".split(" "));

/** The fields of a component that are words of the text, and the texts within it. */
const fields = "input, textarea, .lexical-root";

function wordsOfComponent(component: Element): string {
  // Markdown written by hand may look different once it is read.
  if (component.matches("[data-component-name='x-source']")) return " ";
  const own = [...component.querySelectorAll(fields)].filter(
    (field) =>
      field.parentElement?.closest("[data-component-name]") === component &&
      !field.closest("[hidden]"), // the package has a hidden field with a text's Markdown
  );
  return ` ${own.map((field) => ("value" in field ? field.value : shownText(field))).join(" ")} `;
}

/** The words that a text's editor shows, and those in the fields of its components. */
export function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (node.matches("[data-component-name]")) return wordsOfComponent(node);
  const text = [...node.childNodes].map(shownText).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}
