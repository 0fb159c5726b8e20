import { type Advisory, sortAdvisories } from "./sort-advisories";

const advisory = (name: string): Advisory => ({
  name,
  title: "Runs what it shouldn't",
  url: `https://advisories.example/${name}`,
  severity: "high",
  range: "<2.0.0",
});

const versions: Record<string, string> = {
  "node_modules/ant": "1.0.0",
  "node_modules/bee": "1.0.0",
  "node_modules/ant/node_modules/bee": "1.5.0",
};
const versionIn = (folder: string) => versions[folder] ?? "0.0.0";

test.each([
  ["a package that visitors are sent", "ant", ["node_modules/ant"], "shipped"],
  ["a build tool", "cow", ["node_modules/cow"], "tools"],
  ["a version of a shipped package that isn't shipped", "bee", ["node_modules/bee"], "tools"],
  [
    "a package of which one of two versions is shipped",
    "bee",
    ["node_modules/bee", "node_modules/ant/node_modules/bee"],
    "shipped",
  ],
])("%s", (_, name, nodes, group) => {
  const audited = [{ name, via: [advisory(name)], nodes }];
  const shipped = [
    { name: "ant", version: "1.0.0" },
    { name: "bee", version: "1.5.0" },
  ];
  expect(sortAdvisories(audited, shipped, versionIn)).toEqual({
    shipped: [],
    tools: [],
    [group]: [{ ...advisory(name), folders: nodes }],
  });
});

test("a package that only depends on a weak one is no finding of its own", () => {
  const audited = [{ name: "ant", via: ["cow"], nodes: ["node_modules/ant"] }];
  const shipped = [{ name: "ant", version: "1.0.0" }];
  expect(sortAdvisories(audited, shipped, versionIn)).toEqual({ shipped: [], tools: [] });
});
