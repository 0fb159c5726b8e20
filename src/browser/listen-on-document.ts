/**
 * Makes React listen on the document instead of its container: screen readers announce focused
 * elements inside a click listener as "clickable". See docs/decisions/clickable-page.md.
 */
export function listenOnDocument(container: Element): void {
  container.addEventListener = document.addEventListener.bind(document);
  // React sets an empty handler on a portal's container unless it has one.
  Object.defineProperty(container, "onclick", { value: undefined });
}
