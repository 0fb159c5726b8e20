import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** util-linux's, which every Debian has; the one of other systems takes other parameters. */
const script = "/usr/bin/script";

/** Why no terminal can be tried here; `undefined` where one can. */
export const lackOfTerminal =
  process.platform === "linux" && existsSync(script) ? undefined : `needs ${script} of util-linux`;

/** A program in a terminal of 80 columns, with keys to press. */
export interface Terminal {
  /** Presses keys, or pastes: what a terminal sends for them. */
  type: (keys: string) => void;
  /** Waits until the pattern stands in what came since the last wait; gives the match. */
  read: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** The exit code, once the program has ended. */
  ended: Promise<number | null>;
}

/**
 * Starts a TypeScript file in a terminal of its own.
 *
 * @param file within the project
 * @param cwd the folder that it runs in
 */
export function openTerminal(file: string, parameters: string[], cwd: string): Terminal {
  const loader = pathToFileURL(join(process.cwd(), "node_modules/tsx/dist/loader.mjs")).href;
  const program = [process.execPath, "--import", loader, join(process.cwd(), file), ...parameters];
  const command = `stty cols 80 rows 24; ${program.map((part) => `'${part}'`).join(" ")}`;
  const child = spawn(script, ["-qfec", command, "/dev/null"], { cwd });
  let unread = "";
  let wake = () => {};
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdout.on("data", (output: Buffer) => {
    unread += output.toString();
    wake();
  });
  void ended.then(() => wake());

  async function read(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(unread);
      if (found) {
        unread = unread.slice(found.index + found[0].length);
        return found;
      }
      if (child.exitCode !== null) throw new Error(`ended without ${pattern.source}:\n${unread}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { type: (keys) => void child.stdin.write(keys), read, ended };
}
