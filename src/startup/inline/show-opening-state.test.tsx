import { showOpeningState } from "./show-opening-state";

const schedule = { from: 0, states: [["Open", "open"]], periods: [[10, 0]] };

/** Counts changes of an element, and removes it after a few: an endless loop would hang the test. */
function countChanges(element: Element) {
  const changes = { count: 0 };
  new MutationObserver(() => {
    changes.count += 1;
    if (changes.count > 3) element.remove();
  }).observe(element, { childList: true, subtree: true });
  return changes;
}

/** Runs the script on a page with this HTML in place of the sentence. */
function show(html: string) {
  jest.useFakeTimers({ now: 60_000 });
  document.body.innerHTML = `<p data-opening="unknown">${html}</p>`;
  const line = document.querySelector("p");
  if (!line) throw new Error("no line");
  const changes = countChanges(line);
  showOpeningState(schedule as Parameters<typeof showOpeningState>[0]);
  return { line, changes };
}

/** Adds more of the page, then lets observers run. */
async function parseMore(parent: Element, ...nodes: (Node | string)[]) {
  parent.append(...nodes);
  await Promise.resolve();
  await Promise.resolve();
}

test("replaces the built sentence", () => {
  const { line } = show("<span></span>Open daily");
  expect(line).toHaveTextContent(/^Open$/);
  expect(line).toHaveAttribute("data-opening", "open");
});

test("waits when the parser pauses before the sentence", async () => {
  const { line, changes } = show("<span></span>");
  await parseMore(document.body, "more of the page");
  expect(changes.count).toBe(0);
  await parseMore(line, "Open daily");
  expect(line).toHaveTextContent(/^Open$/);
  expect(line.firstElementChild).toBeEmptyDOMElement();
});

test("replaces a sentence that arrives in two parts", async () => {
  const { line } = show("<span></span>Open ");
  (line.lastChild as Text).data += "daily"; // as the parser extends a text
  await parseMore(document.body, "more of the page");
  expect(line).toHaveTextContent(/^Open$/);
});

test("leaves a translator's elements alone", async () => {
  const { line, changes } = show("<span></span><font><font>Abierto</font></font>");
  await parseMore(document.body, "more of the page");
  expect(line).toHaveTextContent("Abierto");
  expect(changes.count).toBe(0);
});
