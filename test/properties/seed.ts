import fc from "fast-check";

/** The same cases every time, so that a red build is red again; fast-check names the one that fails. */
export const seed = 20_200_704;

fc.configureGlobal({ seed });
