import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { hashStyles } from "./hash-styles";
import { onCreateWebpackConfig } from "../on-create-webpack-config";

describe("hashStyles", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, "styles"));
  write("styles/tokens.css", ":root { --color: green }");
  const before = hashStyles(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("changes with a style sheet, and back with it", () => {
    write("styles/tokens.css", ":root { --color: purple }");
    expect(hashStyles(folder)).not.toBe(before);
    write("styles/tokens.css", ":root { --color: green }");
    expect(hashStyles(folder)).toBe(before);
  });

  it("stays the same when other files change", () => {
    write("tokens.ts", "export {}");
    expect(hashStyles(folder)).toBe(before);
  });
});

it.each([
  ["build-html", hashStyles("src")],
  ["build-javascript", undefined],
])("the pages' code is other code with other styles: %s", (stage, salt) => {
  const configs: { output?: { hashSalt?: string } }[] = [];
  const setWebpackConfig = (config: object) => configs.push(config);
  const plugin = () => ({});
  const parameters = {
    stage,
    actions: { setWebpackConfig, replaceWebpackConfig: () => undefined },
    plugins: { define: plugin, provide: plugin, minifyJs: plugin, minifyCss: plugin },
    getConfig: () => ({ optimization: {} }),
  } as unknown as Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];
  void onCreateWebpackConfig?.(parameters, { plugins: [] }, () => undefined);
  expect(configs.map(({ output }) => output?.hashSalt)).toEqual([salt]);
});
