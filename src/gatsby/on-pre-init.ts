import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

const file = ".cache/running.json";

/** Gatsby's commands use the same files, so two in one folder break each other. */
export function rememberCommand(command: string): void {
  writeFileSync(file, JSON.stringify({ command, id: process.pid }));
  process.on("exit", () => rmSync(file, { force: true }));
}

/** What a developer must end before another command can start in this folder. */
export function formatRunningCommand(): string | undefined {
  try {
    const { command, id } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    process.kill(Number(id), 0); // sends nothing, and throws if the process has ended
    return `\`${command}\` is running in this folder (process ${id}). End it with Ctrl-C in its terminal, then run this again. If another program has that number, delete ${file}.`;
  } catch {
    return undefined;
  }
}

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (process.cwd().includes("'"))
    reporter.panic("Gatsby can't build in a folder with an apostrophe in its path. Rename it.");
  const running = formatRunningCommand();
  if (running) reporter.panic(running);
};
