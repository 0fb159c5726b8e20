/** The label and target of each link in an element. */
export const linksIn = (root: Element = document.body) =>
  [...root.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
