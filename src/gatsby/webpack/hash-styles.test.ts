import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { onCreateWebpackConfig } from "../on-create-webpack-config";
import { hashStyles } from "./hash-styles";

test("the hash changes with style sheets only, and back with them", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  const hashWith = (file: string, text: string) => {
    mkdirSync(join(folder, "styles"), { recursive: true });
    writeFileSync(join(folder, file), text);
    return hashStyles(folder);
  };
  const green = hashWith("styles/tokens.css", ":root { --color: green }");
  expect(hashWith("styles/tokens.css", ":root { --color: purple }")).not.toBe(green);
  expect(hashWith("styles/tokens.css", ":root { --color: green }")).toBe(green);
  expect(hashWith("tokens.ts", "export {}")).toBe(green);
});

test.each([
  ["build-html", hashStyles("src")],
  ["build-javascript", undefined],
])("%s has the hash salt %s, so that new styles rewrite all pages", (stage, salt) => {
  const setWebpackConfig = jest.fn<void, [{ output?: { hashSalt?: string } }]>();
  const plugin = () => ({});
  const parameters = {
    stage,
    actions: { setWebpackConfig, replaceWebpackConfig: () => undefined },
    plugins: { define: plugin, provide: plugin, minifyJs: plugin, minifyCss: plugin },
    getConfig: () => ({ optimization: {} }),
  } as unknown as Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];
  void onCreateWebpackConfig?.(parameters, { plugins: [] }, () => undefined);
  expect(setWebpackConfig.mock.lastCall?.[0].output?.hashSalt).toBe(salt);
});
