import { execFileSync } from "node:child_process";

const script = `
  const { compileText } = require("./src/gatsby/mdx/compile-text.ts");
  compileText(process.argv[1]).then((tree) => console.log(JSON.stringify(tree)));
`;

/** Runs a script by itself, as MDX chooses its mode when it is loaded, and Jest can't load it. */
const run = (code: string, body: string, mode = "production"): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", code, body], {
      env: { ...process.env, NODE_ENV: mode },
      encoding: "utf8",
    }),
  );

const readTree = (body: string, mode: string): unknown => run(script, body, mode);

/** What is refused of each of several texts, in one process. */
const refusals = (bodies: readonly string[]): unknown =>
  run(
    `const { compileText } = require("./src/gatsby/mdx/compile-text.ts");
    const say = (body) => compileText(body).then(() => "shown", (error) => error.message);
    Promise.all(JSON.parse(process.argv[1]).map(say)).then((all) => console.log(JSON.stringify(all)));`,
    JSON.stringify(bodies),
  );

describe("compileText", () => {
  it.each(["production", "development"])("notes down a text's elements in %s", (mode) => {
    const body = '## Teeth\n\nCall <Fact name="phone" /> *soon*.\n\n- one\n- two\n';
    expect(readTree(body, mode)).toEqual([
      ["h2", null, "Teeth"],
      ["p", null, "Call ", ["Fact", { name: "phone" }], " ", ["em", null, "soon"], "."],
      ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ]);
  });

  it("keeps what is around the words of a text of one part", () => {
    expect(readTree("Soon.", "production")).toEqual([["p", null, "Soon."]]);
    expect(readTree("![A coat](a.jpg)", "production")).toEqual([
      ["img", { src: "a.jpg", alt: "A coat" }],
    ]);
  });

  it("takes pictures out of the paragraphs around them", () => {
    const pair = '<BeforeAfter before="a.jpg" beforeAlt="A" after="b.jpg" afterAlt="B" />';
    const attributes = { before: "a.jpg", beforeAlt: "A", after: "b.jpg", afterAlt: "B" };
    const body = `Look:\n\n![A coat](a.jpg "Old")\n![B coat](b.jpg)\n\n${pair}\n\n> ![C](c.jpg) ${pair}\n`;
    expect(readTree(body, "production")).toEqual([
      ["p", null, "Look:"],
      ["img", { src: "a.jpg", alt: "A coat", title: "Old" }],
      ["img", { src: "b.jpg", alt: "B coat" }],
      ["BeforeAfter", attributes],
      ["blockquote", null, ["img", { src: "c.jpg", alt: "C" }], ["BeforeAfter", attributes]],
    ]);
  });

  const refused: [body: string, reason: string][] = [
    ["A <script>alert(1)</script>", "1:3: an article can't have <script>"],
    ["<style>{`* { color: red }`}</style>", "1:1: an article can't have <style>"],
    ["<b onClick='alert(1)'>a</b>", "1:1: an article can't have onClick in a tag"],
    ["<b title={process.exit()}>a</b>", "1:1: an article can't have title={process.exit()}"],
    ["<b {...globalThis}>a</b>", "1:1: an article can't have {...globalThis} in a tag"],
    ["<a href='data:text/html,x'>a</a>", "1:1: an article can't have the address data:text/html,x"],
    ["<img src='a.jpg' alt='A towel' />", "1:1: an article can't have <img>"],
    ["![a](data:image/svg+xml,x)", "1:1: an article can't have the picture data:image/svg+xml,x"],
    [
      "![a](https://b.example/c.jpg)",
      "1:1: an article can't have the picture https://b.example/c.jpg, which lies at another site",
    ],
    [
      "<BeforeAfter before='https://b.example/c.jpg' />",
      "1:1: an article can't have the picture https://b.example/c.jpg, which lies at another site",
    ],
    ["[a](//evil.example/)", "1:1: an article can't have the address //evil.example/"],
    ["[a](javascript:alert(1))", "1:1: an article can't have the address javascript:alert(1)"],
    ["[a](java&#115;cript:alert(1))", "1:1: an article can't have the address javascript:alert(1)"],
    ["[a][b]\n\n[b]: vbscript:x", "3:1: an article can't have the address vbscript:x"],
    ["Now {process.exit()}", "1:5: an article can't have {process.exit()}"],
    [
      "{/* a */ process.exit() /* b */}",
      "1:1: an article can't have {/* a */ process.exit() /* b */}",
    ],
    [
      "export const a = process.exit()",
      "1:1: an article can't have export const a = process.exit()",
    ],
    [
      "<b title='`' id={process.exit()} lang='`'>a</b>",
      "1:1: an article can't have id={process.exit()}",
    ],
  ];

  it("refuses what isn't text before it runs", () => {
    const shown = "`<script>` {/* a comment */} <a href='/b/'>a</a> [a](https://b.example/) <br />";
    expect(refusals([shown, ...refused.map(([body]) => body)])).toEqual([
      "shown",
      ...refused.map(([, reason]) => reason),
    ]);
  });
});
