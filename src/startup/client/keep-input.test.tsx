import { keepInput } from "./keep-input";

const page = `<details class="answer"><summary>Price?</summary></details>
  <form aria-label="Contact"><textarea name="message"></textarea></form>`;

/** Opens the answer and types. Then the test replaces the whole page. */
async function visit(leave: () => void) {
  document.body.innerHTML = `<div>${page}</div>`;
  const [container] = document.body.children;
  if (!container) throw new Error("no container");
  keepInput(container);
  for (const details of container.querySelectorAll("details")) details.open = true;
  for (const field of container.querySelectorAll("textarea")) field.value = "Two dogs";
  leave();
  container.innerHTML = page;
  await Promise.resolve(); // the observer runs before any other task
  return [container.querySelector("details")?.open, container.querySelector("textarea")?.value];
}

beforeEach(() => history.replaceState(null, "", "/faq/"));

test("input survives when React replaces the elements", async () => {
  expect(await visit(() => undefined)).toEqual([true, "Two dogs"]);
});

test.each([
  ["another page with the same elements receives no input", "/help/", [false, ""]],
  ["another query is the same page", "/faq/?size=s", [true, "Two dogs"]],
])("%s", async (_, url, state) => {
  expect(await visit(() => history.pushState(null, "", url))).toEqual(state);
});
