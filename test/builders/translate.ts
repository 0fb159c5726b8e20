/** Replaces each text of an element with elements in capital letters, as translators do. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("[translate=no], textarea")) continue;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
}
