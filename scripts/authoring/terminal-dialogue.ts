import { createInterface, type Key } from "node:readline";
import type { Dialogue } from "./dialogue";
import { Stopped } from "./refusal";

/**
 * How long nothing must follow the empty line that ends a text: longer than a pasted text pauses
 * on its way, in a terminal that doesn't say what is pasted.
 */
const quietMs = 800;

/**
 * Asks a terminal to say where a pasted text begins and ends; readline makes keys of the answer:
 * https://invisible-island.net/xterm/ctlseqs/ctlseqs.html#h2-Bracketed-Paste-Mode
 */
const bracketedPaste = { on: "\x1b[?2004h", off: "\x1b[?2004l" };

/**
 * Reads lines until one ends the answer; no line within a pasted text does. The terminal is listened
 * to only while a question stands: between questions Ctrl-C ends the process as usual.
 *
 * @param endsAnswer whether a line does so
 * @param quiet for how many milliseconds no key may follow that line
 */
function readLines(
  prompt: string,
  endsAnswer: (line: string) => boolean,
  quiet: number,
): Promise<string[]> {
  const { stdin, stdout } = process;
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let isPasting = false;
    let end: NodeJS.Timeout | undefined;
    const terminal = createInterface({ input: stdin, output: stdout });
    const onKey = (_: string | undefined, { name }: Key) => {
      clearTimeout(end);
      if (name === "paste-start") isPasting = true;
      if (name === "paste-end") isPasting = false;
    };
    const settle = () => {
      resolve(lines);
      terminal.close();
    };
    // Before readline makes a line of the key.
    stdin.prependListener("keypress", onKey);
    terminal.on("line", (line) => {
      lines.push(line);
      if (isPasting || !endsAnswer(line)) return;
      if (quiet === 0) settle();
      else end = setTimeout(settle, quiet);
    });
    terminal.on("close", () => {
      clearTimeout(end);
      stdin.off("keypress", onKey);
      stdout.write(bracketedPaste.off);
      reject(new Stopped());
    });
    stdout.write(bracketedPaste.on);
    terminal.setPrompt(prompt);
    terminal.prompt();
  });
}

/** Asks in this terminal. */
export const terminalDialogue: Dialogue = {
  say: (text) => console.log(text),
  askLine: async (prompt) => (await readLines(prompt, () => true, 0)).join(" "),
  askText: async (prompt) =>
    (await readLines(prompt, (line) => line.trim() === "", quietMs)).join("\n"),
};
