import type { Fault } from "../fault";
import { checkChanged, type Change } from "./check-files";
import { followAdvice } from "./follow-advice";

/** Advice that only its reader can follow: what to write, choose, or export is theirs to know. */
const forPeople = [
  /^(?:add|choose|correct|compare|put|bring|close|copy|export|keep|move the pictures|on an iPhone|open it|say|start the file) /,
  /^write (?:a |an |another|the day|the address|what|it in that form|some|each field)/,
  /^delete (?:or rename )?one of the two|^delete one of the two rows|^delete those/,
  /^(?:replace or delete it|put the picture|end it there|for the gallery)/,
  /^write that post, or leave this field out/,
];

const isSamePlace = (fault: Fault) => (other: Fault) =>
  other.file === fault.file &&
  (fault.field
    ? other.field === fault.field && other.line === fault.line
    : other.line === fault.line);

/** More steps than any of these sites has faults. */
const enough = 6;

/** The faults of a site after some pieces of advice were followed, and whether the last one could be. */
async function checkAfter(change: Change, advice: Fault[]) {
  let isFollowed = false;
  const { faults } = await checkChanged(async (files) => {
    await change(files);
    for (const fault of advice) isFollowed = followAdvice(files, fault);
  });
  return { faults, isFollowed };
}

/** Follows one piece of advice after another, as long as a machine can, and never in circles. */
async function followOn(change: Change, followed: Fault[]): Promise<void> {
  const { faults, isFollowed } = await checkAfter(change, followed);
  const last = followed.at(-1);
  const advice = last?.mend ?? "";
  if (!isFollowed) {
    const isForPeople = forPeople.some((pattern) => pattern.test(advice));
    return expect({ advice, isForPeople }).toEqual({ advice, isForPeople: true });
  }
  const still = last ? faults.filter(isSamePlace(last)) : [];
  expect({ advice, still }).toEqual({ advice, still: [] });
  expect(followed.length).toBeLessThan(enough);
  const [next] = faults;
  if (next) await followOn(change, [...followed, next]);
}

/**
 * Expects of each fault of a changed site that its advice, followed by a machine, leads out of it:
 * nothing is wrong in that place one step later, and a few steps later nothing anywhere, but what
 * only a person can fix.
 */
export async function expectAdviceToHelp(change: Change): Promise<void> {
  const { faults } = await checkChanged(change);
  for (const fault of faults) await followOn(change, [fault]);
}
