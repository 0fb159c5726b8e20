import type { Dialogue } from "./dialogue";

/** What a command works with. */
export interface CommandContext {
  /** The project's folder, with `data` and `content`. */
  root: string;
  /** The folder that relative names of the owner's files start from. */
  from: string;
  now: Date;
  /** Absent where nobody can answer: in a script, or with a pipe for input. */
  dialogue?: Dialogue;
  /** Tells the owner something. */
  say: (text: string) => void;
}

/**
 * An authoring command.
 *
 * @param parameters what stands behind the command in the terminal
 * @throws Refusal if it can't be done; then nothing was changed
 */
export type Command = (parameters: string[], context: CommandContext) => Promise<void>;
