import { checkContent } from "../../src/content-check/check-content";
import type { ContentError } from "../../src/content-check/content-error";
import { formatErrors } from "../../src/content-check/format-report";
import { readProject } from "../../src/content-check/read-project";
import { todayInAustin } from "../../src/lib/local-time";
import { plural } from "../../src/content-check/words";
import type { CommandContext } from "./command";
import { Refusal } from "./refusal";
import { writeTogether, type Writing } from "./write-together";

/** An error wherever its line has moved to. */
const identify = (error: ContentError): string => JSON.stringify({ ...error, line: undefined });

/**
 * Writes, and takes it back if the content then has errors that it didn't have before. Errors that
 * are elsewhere already are shown and stop nothing.
 *
 * @throws Refusal with the errors that the change brought about
 */
export async function writeChecked(
  { root, now, say }: Pick<CommandContext, "root" | "now" | "say">,
  writing: Writing,
): Promise<void> {
  const check = async () => checkContent(await readProject(root, todayInAustin(now)));
  const before = new Set((await check()).map(identify));
  const undo = await writeTogether(root, writing);
  const after = await check().catch((error: unknown) => {
    undo();
    throw error;
  });
  const caused = after.filter((error) => !before.has(identify(error)));
  if (caused.length > 0) {
    undo();
    throw new Refusal(formatErrors(caused, { outcome: "So nothing was added." }));
  }
  if (after.length > 0) {
    const files = [...new Set(after.map(({ file }) => file))].join(", ");
    say(
      `Mind that the content has ${plural(after.length, "error")} elsewhere, in ${files}. ` +
        "The site can't be built until that is mended; npm run check says how.\n",
    );
  }
}
