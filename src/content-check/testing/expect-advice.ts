import type { Fault } from "../fault";
import { checkChanged, type BadInput, type Change } from "./check-files";
import { followAdvice } from "./follow-advice";

const isSamePlace = (fault: Fault) => (other: Fault) =>
  other.file === fault.file &&
  (fault.field
    ? other.field === fault.field && other.line === fault.line
    : other.line === fault.line);

/** More steps than any of these sites has faults. */
const enough = 6;

/** What became of a site after some pieces of advice were followed. */
interface Outcome {
  faults: Fault[];
  /** The advice that no machine could follow. */
  forOwner: string[];
}

/** Follows advice by machine; what a machine can't follow, the owner does. */
async function checkAfter(change: Change, advice: Fault[], owner?: Change): Promise<Outcome> {
  const forOwner: string[] = [];
  const { faults } = await checkChanged(async (files) => {
    await change(files);
    for (const fault of advice) {
      if (followAdvice(files, fault)) continue;
      forOwner.push(fault.mend);
      await owner?.(files);
    }
  });
  return { faults, forOwner };
}

/** Follows one piece of advice after another until nothing is wrong, and never in circles. */
async function followOn(change: Change, followed: Fault[], owner?: Change): Promise<string[]> {
  const last = followed.at(-1);
  const { faults, forOwner } = await checkAfter(change, followed, owner);
  const advice = last?.mend;
  const still = last ? faults.filter(isSamePlace(last)) : [];
  // Without an owner, all of it must be for machines.
  expect({ advice, still, forOwner }).toEqual({
    advice,
    still: [],
    forOwner: owner ? forOwner : [],
  });
  expect(followed.length).toBeLessThan(enough);
  const [next] = faults;
  return next ? followOn(change, [...followed, next], owner) : forOwner;
}

/**
 * Expects of each fault of a broken site that its advice leads out of it: nothing is wrong in that
 * place one step later, and a few steps later nothing anywhere. Where there is something for the
 * owner to do, the advice must ask for it.
 */
export async function expectAdviceToHelp([, change, , owner]: BadInput): Promise<void> {
  const { faults } = await checkChanged(change);
  const forOwner: string[] = [];
  for (const fault of faults) forOwner.push(...(await followOn(change, [fault], owner)));
  expect(forOwner.length > 0).toBe(owner !== undefined);
}
