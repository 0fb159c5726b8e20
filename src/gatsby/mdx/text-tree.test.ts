import { execFileSync } from "node:child_process";

const script = `
  const { textTree } = require("./src/gatsby/mdx/text-tree.ts");
  textTree(process.argv[1]).then((tree) => console.log(JSON.stringify(tree)));
`;

/** Runs it by itself, as MDX chooses its mode when it is loaded, and Jest can't load it. */
const readTree = (body: string, mode: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", script, body], {
      env: { ...process.env, NODE_ENV: mode },
      encoding: "utf8",
    }),
  );

describe("textTree", () => {
  it.each(["production", "development"])("notes down a text's elements in %s", (mode) => {
    const body = '## Teeth\n\nCall <Fact name="phone" /> *soon*.\n\n- one\n- two\n';
    expect(readTree(body, mode)).toEqual([
      ["h2", null, "Teeth"],
      ["p", null, "Call ", ["Fact", { name: "phone" }], " ", ["em", null, "soon"], "."],
      ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ]);
  });
});
