import { startScripts } from "./start-scripts";

const resources = { pagePath: "/terms/", scripts: ["/app-1.js"], data: [] };

/** The scripts that the page requests after a visitor's first touch. */
function scriptsAfterTouch(body: string): (string | null)[] {
  document.head.innerHTML = "";
  document.body.innerHTML = body;
  startScripts("/idle.js");
  dispatchEvent(new Event("pointerdown"));
  return [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));
}

test.each([
  ["nothing", ""],
  [
    "an element of a text with the same id",
    '<code id="page-resources">{"scripts":["https://evil.example/x.js"],"data":[]}</code>',
  ],
  ["a link of a text with the same name", '<a name="page-resources">{}</a>'],
])("with %s before its resources, a page starts its own scripts", (_, before) => {
  const list = `<script type="application/json" id="page-resources">${JSON.stringify(resources)}</script>`;
  expect(scriptsAfterTouch(before + list)).toEqual(["/app-1.js"]);
});
