/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatRunningCommand, rememberCommand } from "./running-command";

const project = process.cwd();
afterEach(() => process.chdir(project));

test("a command next to another one names which to end, until that one has ended", () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "running-")));
  expect(formatRunningCommand()).toBeUndefined();
  mkdirSync(".cache");
  rememberCommand("npm run develop");
  expect(formatRunningCommand()).toContain("`npm run develop` is running in this folder");
  const ended = { command: "npm run develop", id: spawnSync(process.execPath, ["--version"]).pid };
  writeFileSync(".cache/running.json", JSON.stringify(ended));
  expect(formatRunningCommand()).toBeUndefined();
});
