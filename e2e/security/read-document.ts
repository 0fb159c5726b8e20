/** What a document shows, and what in it could run. */
export interface DocumentParts {
  /** All words in it, with single blanks between. */
  words: string;
  /** The values of all attributes, and the title. */
  values: string[];
  /** Inline scripts that run: not data. */
  scripts: string[];
  /** Data in the words of schema.org. */
  data: string[];
  /** Attributes that would run something, and elements that fetch other documents. */
  strange: string[];
}

/**
 * Takes a document apart: `page.evaluate(readDocument)`. It runs in the browser, so it has no help
 * from outside.
 *
 * @param html a page as it is served; else the open page
 */
export function readDocument(html?: string): DocumentParts {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const elements = [...root.querySelectorAll("*")];
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ element: element.localName, name, value })),
  );
  const scripts = [...root.querySelectorAll<HTMLScriptElement>("script:not([src])")];
  const body = root.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll("script, style, noscript, template")) hidden.remove();
  const leads = (value: string) => /^\s*(javascript|vbscript|data):/i.test(value);
  return {
    words: (body.textContent ?? "").replace(/\s+/g, " "),
    values: [...attributes.map(({ value }) => value), root.title],
    scripts: scripts.filter((one) => !one.matches("[type*=json]")).map((one) => one.text),
    data: scripts.filter((one) => one.matches("[type*=json]")).map((one) => one.text),
    strange: [
      ...elements.filter((one) => one.matches("object, embed, base, applet, frame")),
      ...elements.filter((one) => one.matches("style") && /evil/.test(one.textContent ?? "")),
    ]
      .map(({ outerHTML }) => outerHTML)
      .concat(
        attributes
          .filter(
            ({ element, name, value }) =>
              name.startsWith("on") ||
              (/^(href|action|formaction|srcdoc)$/.test(name) && leads(value)) ||
              (name === "src" && element !== "img" && leads(value)),
          )
          .map(({ element, name, value }) => `<${element} ${name}="${value}">`),
      ),
  };
}
