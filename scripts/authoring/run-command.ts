import { addPhoto } from "./add-photo/add-photo";
import { addReview } from "./add-review/add-review";
import { newPost } from "./new-post/new-post";
import type { Command } from "./command";
import { Refusal, Stopped } from "./refusal";
import { terminalDialogue } from "./terminal-dialogue";

const commands: Record<string, Command> = {
  "new-post": newPost,
  "add-photo": addPhoto,
  "add-review": addReview,
};

/**
 * Runs an authoring command in this terminal.
 *
 * @param parameters what stands behind the command
 * @returns the exit code: 0 done, 1 refused, 130 stopped by the owner
 */
export async function runCommand(name: string, parameters: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new Error(`there is no authoring command ${name}`);
  try {
    await command(parameters, {
      root: process.cwd(),
      // npm runs its scripts in the project's folder; a file is named from where the owner stands.
      from: process.env.INIT_CWD ?? process.cwd(),
      now: new Date(),
      dialogue: process.stdin.isTTY && process.stdout.isTTY ? terminalDialogue : undefined,
      say: (text) => console.log(text),
    });
    return 0;
  } catch (error) {
    if (error instanceof Stopped) {
      console.error("\nStopped. Nothing was changed.");
      return 130;
    }
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
}
