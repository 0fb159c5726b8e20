import type { Fault } from "../fault";
import type { Files } from "./fixture-site";

/**
 * Does what an advice says; `words` are the parts of the advice that its pattern takes out. It returns
 * `false` where that takes the owner.
 */
export type Deed = (files: Files, fault: Fault, words: string[]) => unknown;

/** Advice that a machine can follow, by its words. */
export type Deeds = readonly (readonly [pattern: RegExp, deed: Deed])[];

/** What is quoted in a fault's words: the fact "phon", the link /servces/. */
export const mistaken = ({ found }: Fault): string =>
  /^(?:the fact "(.*?)"|the (?:link|address) (\S+?)(?:,.*)?$|<(\w+)>|(\w+) in a tag)/
    .exec(found)
    ?.slice(1)
    .find(Boolean) ?? found;
