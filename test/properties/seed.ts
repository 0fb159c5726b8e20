import fc from "fast-check";

/** A fixed seed, so that a failure repeats; fast-check reports the failing case. */
export const seed = 20_200_704;

fc.configureGlobal({ seed });
