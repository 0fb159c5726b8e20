/**
 * Returns words that break across lines, except URLs, which are too long for a phone. Runs in the
 * browser with `page.evaluate(findBrokenWords)`, so it can't use anything outside itself.
 */
export function findBrokenWords(): string[] {
  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("script, style, noscript, svg, .visually-hidden")) continue;
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
      if (/[@/.]\w/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
    }
  }
  return [...broken];
}
