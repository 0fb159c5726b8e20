import type { ContentError } from "../../src/content-check/content-error";
import { checkChanged, type BadInput, type Change } from "./check-files";
import { followAdvice } from "./follow-advice";

const isSamePlace = (error: ContentError) => (other: ContentError) =>
  other.file === error.file &&
  (error.field
    ? other.field === error.field && other.line === error.line
    : other.line === error.line);

/** More steps than any of these sites has errors. */
const enough = 6;

/** What became of a site after some pieces of advice were followed. */
interface Outcome {
  errors: ContentError[];
  /** The advice that no machine could follow. */
  forOwner: string[];
}

/** Follows advice by machine; what a machine can't follow, the owner does. */
async function checkAfter(
  change: Change,
  advice: ContentError[],
  owner?: Change,
): Promise<Outcome> {
  const forOwner: string[] = [];
  const { errors } = await checkChanged(async (files) => {
    await change(files);
    for (const error of advice) {
      if (followAdvice(files, error)) continue;
      forOwner.push(error.fix);
      await owner?.(files);
    }
  });
  return { errors, forOwner };
}

/** Follows one piece of advice after another until nothing is wrong, and never in circles. */
async function followOn(
  change: Change,
  followed: ContentError[],
  owner?: Change,
): Promise<string[]> {
  const last = followed.at(-1);
  const { errors, forOwner } = await checkAfter(change, followed, owner);
  const advice = last?.fix;
  const still = last ? errors.filter(isSamePlace(last)) : [];
  // Without an owner, all of it must be for machines.
  expect({ advice, still, forOwner }).toEqual({
    advice,
    still: [],
    forOwner: owner ? forOwner : [],
  });
  expect(followed.length).toBeLessThan(enough);
  const [next] = errors;
  return next ? followOn(change, [...followed, next], owner) : forOwner;
}

/**
 * Expects of each error of a broken site that its advice leads out of it: nothing is wrong in that
 * place one step later, and a few steps later nothing anywhere. Where there is something for the
 * owner to do, the advice must ask for it.
 */
export async function expectAdviceToHelp([, change, , owner]: BadInput): Promise<void> {
  const { errors } = await checkChanged(change);
  const forOwner: string[] = [];
  for (const error of errors) forOwner.push(...(await followOn(change, [error], owner)));
  expect(forOwner.length > 0).toBe(owner !== undefined);
}
