import { checkContent } from "../../src/content-check/check-content";
import type { Fault } from "../../src/content-check/fault";
import { formatFaults } from "../../src/content-check/format-faults";
import { todayInAustin } from "../../src/content-check/today";
import { plural } from "../../src/content-check/words";
import type { Desk } from "./desk";
import { Refusal } from "./refusal";
import { writeTogether, type Writing } from "./write-together";

/** A fault wherever its line has moved to. */
const identify = (fault: Fault): string => JSON.stringify({ ...fault, line: undefined });

/**
 * Writes, and takes it back if the content then has faults that it didn't have before. Faults that
 * stand elsewhere already are told and don't hinder.
 *
 * @throws Refusal with the faults that the change brought about
 */
export async function writeChecked(
  { root, now, say }: Pick<Desk, "root" | "now" | "say">,
  writing: Writing,
): Promise<void> {
  const check = async () => (await checkContent(root, todayInAustin(now))).faults;
  const before = new Set((await check()).map(identify));
  const undo = await writeTogether(root, writing);
  const after = await check().catch((error: unknown) => {
    undo();
    throw error;
  });
  const caused = after.filter((fault) => !before.has(identify(fault)));
  if (caused.length > 0) {
    undo();
    throw new Refusal(formatFaults(caused, { outcome: "So nothing was added." }));
  }
  if (after.length > 0) {
    const files = [...new Set(after.map(({ file }) => file))].join(", ");
    say(
      `Mind that the content has ${plural(after.length, "fault")} elsewhere, in ${files}. ` +
        "The site can't be built until that is mended; npm run check says how.\n",
    );
  }
}
