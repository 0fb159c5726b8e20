import { readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content-check/check-content";
import { formatErrors } from "../../../src/content-check/format-report";
import { readProject } from "../../../src/content-check/read-project";
import { writeSite, type Change } from "../../../test/content-check/check-files";
import type { Command, CommandContext } from "../command";
import type { Dialogue } from "../dialogue";
import { Stopped } from "../refusal";

/** A project with a small site of its own, for a command. */
export interface TemporaryProject {
  context: CommandContext;
  /** What the owner read, questions included. */
  read: () => string;
  /** Every file of `data` and `content`, and whatever else lies in the project's folder. */
  tree: () => Record<string, string>;
  errors: () => Promise<string>;
  /** Runs a command; what it refuses is returned, other errors are thrown on. */
  run: (command: Command, parameters: string[]) => Promise<string | undefined>;
}

const roots: string[] = [];

/** Deletes the temporary projects; to be called after each test. */
export const deleteProjects = (): void =>
  roots.splice(0).forEach((root) => rmSync(root, { recursive: true }));

/** Answers one question after another, and leaves when the answers are used up. */
function answerWith(answers: string[], say: (text: string) => void): Dialogue {
  const answer = (prompt: string) => {
    say(prompt);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Stopped()) : Promise.resolve(next);
  };
  return { say, askLine: answer, askText: answer };
}

/**
 * Sets up a project with the fixture site.
 *
 * @param answers to its questions; without them nobody can be asked
 */
export async function temporaryProject(
  change: Change = () => undefined,
  answers?: string[],
): Promise<TemporaryProject> {
  const root = await writeSite(change);
  roots.push(root);
  symlinkSync(join(process.cwd(), "static"), join(root, "static"));
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const now = new Date("2026-03-01T03:00:00Z"); // still the last day of February in Austin
  const dialogue = answers && answerWith(answers, say);
  const context: CommandContext = { root, from: root, now, dialogue, say };
  return {
    context,
    read: () => lines.join("\n"),
    tree: () =>
      Object.fromEntries(
        readdirSync(root, { withFileTypes: true, recursive: true })
          .filter((entry) => !entry.isSymbolicLink())
          .map((entry) => {
            const path = join(entry.parentPath, entry.name);
            return [
              path.slice(root.length + 1),
              entry.isFile() ? readFileSync(path, "latin1") : "",
            ];
          }),
      ),
    errors: async () => formatErrors(checkContent(await readProject(root))),
    run: (command, parameters) =>
      command(parameters, context).then(
        () => undefined,
        (error: Error) => error.message,
      ),
  };
}
