import { licenseText, needsDecision } from "./license-text";

test("packages stand in the order of their names, with source and terms", () => {
  const text = licenseText([
    { name: "zebra", version: "1.0.0", license: "ISC" },
    {
      name: "ant",
      version: "2.1.0",
      license: "MIT",
      repository: "https://code.example/ant",
      licenseText: "\nDo as you like.\n",
    },
  ]);
  expect(
    text.indexOf("ant 2.1.0: MIT\nhttps://code.example/ant\n\nDo as you like.\n"),
  ).toBeGreaterThan(0);
  expect(text.indexOf("zebra 1.0.0: ISC")).toBeGreaterThan(text.indexOf("ant 2.1.0"));
});

test("a package without a licence's text has the one that its authors publish elsewhere", () => {
  const icons = { name: "@iconify-json/tabler", version: "1.0.0", license: "MIT" };
  expect(licenseText([icons])).toMatch(/tabler 1\.0\.0: MIT\n\nMIT License\n\nCopyright/);
});

test.each([
  ["MIT", false],
  ["0BSD", false],
  ["OFL-1.1", false],
  ["GPL-3.0", true],
  ["MIT AND GPL-3.0-only", true],
  ["GPL-3.0-only AND MIT", true],
  ["AGPL-3.0-only", true],
  ["UNLICENSED", true],
])("%s needs a decision: %s", (license, expected) => {
  expect(needsDecision(license)).toBe(expected);
});
