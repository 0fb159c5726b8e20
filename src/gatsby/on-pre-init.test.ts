/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PreInitArgs } from "gatsby";
import { onPreInit, rememberCommand } from "./on-pre-init";

const project = process.cwd();
afterEach(() => process.chdir(project));

/** Why a command ends in a new folder. */
function start(name: string, prepare = (): unknown => undefined): string {
  process.chdir(mkdtempSync(path.join(tmpdir(), name)));
  mkdirSync(".cache");
  prepare();
  const panic = jest.fn();
  void onPreInit!({ reporter: { panic } } as unknown as PreInitArgs, { plugins: [] }, jest.fn());
  return panic.mock.calls.join();
}

test("a command next to another one names which to end, until that one has ended", () => {
  expect(start("site-")).toBe("");
  const remember = () => rememberCommand("npm run develop");
  expect(start("site-", remember)).toMatch(
    /^`npm run develop` is running in this folder .* delete \.cache\/running\.json\.$/,
  );
  const ended = { command: "npm run develop", id: spawnSync(process.execPath, ["--version"]).pid };
  const prepare = () => writeFileSync(".cache/running.json", JSON.stringify(ended));
  expect(start("site-", prepare)).toBe("");
});

test("a folder in which Gatsby can't build is named", () => {
  expect(start("Dana's site-")).toContain("an apostrophe");
});
