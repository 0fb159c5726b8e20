/*
 * Changes that visitors' browsers make to a page. Each function runs in the page, so it can't use
 * anything outside itself.
 */

/**
 * Translates the page as browsers do: replaces each text with nested `<font>` elements, and sets
 * the new words 150 ms later. Also translates texts that change or are added later. The new words
 * are the old ones in capital letters.
 */
export function translatePage(): void {
  const untouched = "script, style, textarea, font, svg, [translate=no]";

  function translateText(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const words = text.data;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = words;
    text.replaceWith(outer);
    setTimeout(() => (inner.textContent = words.toUpperCase()), 150);
  }

  function translateAll(root: Node) {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  }

  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translateText(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  document.documentElement.dataset.translated = "";
}

/** Adds elements like those of password managers, grammar checkers and other extensions. */
function addExtensionNodes(): void {
  const create = (name: string) => {
    const element = document.createElement(name);
    element.attachShadow({ mode: "open" }).innerHTML = "<button>Extension</button>";
    return element;
  };
  document.querySelectorAll("input[type=email]").forEach((field) => {
    field.setAttribute("data-password-manager", "");
    field.after(create("password-manager-icon"));
  });
  document.querySelectorAll("textarea").forEach((field) => {
    field.setAttribute("data-grammar-checker", "");
    field.before(create("grammar-checker"));
  });
  document.querySelectorAll("form").forEach((form) => {
    form.prepend(create("form-filler"));
  });
  document.querySelector("main")?.prepend(create("price-finder"));
  document.body.prepend(create("tool-bar"));
  document.head.append(document.createElement("style"));
}

/** Wraps phone numbers in elements, as calling extensions do. */
function wrapPhoneNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const number = /\(\d{3}\) \d{3}-\d{4}/.exec(text.data);
    if (!number || text.parentElement?.closest("script, style, textarea")) continue;
    const range = document.createRange();
    range.setStart(text, number.index);
    range.setEnd(text, number.index + number[0].length);
    range.surroundContents(document.createElement("call-link"));
  }
}

export const foreignChanges = {
  "a translator": translatePage,
  extensions: addExtensionNodes,
  "a program that calls numbers": wrapPhoneNumbers,
};
