import { createInterface } from "node:readline";
import type { Dialogue } from "./dialogue";
import { Stopped } from "./refusal";

/** Long enough for the rest of a pasted text to arrive, too short to be noticed. */
const pasteMs = 150;

/**
 * Reads lines until `isLast` says so. The terminal is listened to only while a question stands:
 * between questions Ctrl-C ends the process as usual.
 */
function readLines(
  prompt: string,
  onLine: (lines: string[], settle: () => void) => void,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const settle = () => {
      resolve(lines);
      terminal.close();
    };
    terminal.on("line", (line) => {
      lines.push(line);
      onLine(lines, settle);
    });
    terminal.on("close", () => reject(new Stopped()));
    terminal.setPrompt(prompt);
    terminal.prompt();
  });
}

/** Asks in this terminal. */
export const terminalDialogue: Dialogue = {
  say: (text) => console.log(text),
  askLine: async (prompt) =>
    (await readLines(prompt, (_, settle) => settle())).slice(0, 1).join(""),
  askText: async (prompt) => {
    let pause: NodeJS.Timeout | undefined;
    const lines = await readLines(prompt, (read, settle) => {
      clearTimeout(pause);
      // An empty line ends the text, unless more of a pasted one follows it at once.
      if (read.at(-1)?.trim() === "") pause = setTimeout(settle, pasteMs);
    });
    return lines.join("\n");
  },
};
