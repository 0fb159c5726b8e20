import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PreInitArgs, Reporter } from "gatsby";
import { exitProcess } from "./exit-process";
import { onPreInit } from "./on-pre-init";
import { watchWholeFiles } from "./files/watch-whole-files";

jest.mock("./exit-process");
jest.mock("./photos/keep-preview-alive");
jest.mock("./files/watch-whole-files");

const project = process.cwd();
const { gatsby_executing_command: command } = process.env;
let folder: string;

beforeEach(() => {
  jest.clearAllMocks();
  folder = mkdtempSync(path.join(tmpdir(), "pre-init-"));
  mkdirSync(path.join(folder, ".preview"));
  process.env.gatsby_executing_command = "develop";
});

afterEach(() => {
  process.chdir(project);
  process.env.gatsby_executing_command = command;
  rmSync(folder, { recursive: true });
});

/** Runs `gatsby develop` in a folder and returns its output. */
const develop = async (name: string): Promise<string> => {
  process.chdir(path.join(folder, name));
  const lines: string[] = [];
  const reporter = { log: (line: string) => lines.push(line) } as unknown as Reporter;
  await (onPreInit as (args: Pick<PreInitArgs, "reporter">) => Promise<void>)({ reporter });
  return lines.join("\n");
};

it("refuses `gatsby develop` in the project's own folder, and names the command to use", async () => {
  expect(await develop(".")).toContain("npm run develop");
  expect(exitProcess).toHaveBeenCalledTimes(1);
  expect(watchWholeFiles).not.toHaveBeenCalled();
});

it("lets the preview start in its folder", async () => {
  expect(await develop(".preview")).toBe("");
  expect(exitProcess).not.toHaveBeenCalled();
  expect(watchWholeFiles).toHaveBeenCalledTimes(1);
});
