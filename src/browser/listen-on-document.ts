/**
 * Lets React listen on the document instead of the element that it renders into. Screen readers announce
 * what has the focus inside of an element with a click listener as "clickable".
 * docs/decisions/clickable-page.md has the reason.
 */
export function listenOnDocument(container: Element): void {
  container.addEventListener = document.addEventListener.bind(document);
  // React gives the container of a portal an empty handler, unless it has one.
  Object.defineProperty(container, "onclick", { value: undefined });
}
