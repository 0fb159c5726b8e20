import type { ContentError } from "../../src/content-check/content-error";
import type { Files } from "./fixture-site";

/**
 * Does what an advice says; `words` are the parts of the advice that its pattern takes out. It returns
 * `false` where that takes the owner.
 */
export type AdviceHandler = (files: Files, error: ContentError, words: string[]) => unknown;

/** Advice that a machine can follow, by its words. */
export type AdviceHandlers = readonly (readonly [pattern: RegExp, handle: AdviceHandler])[];

/** What is quoted in an error's words: the fact "phon", the link /servces/. */
export const mistaken = ({ found }: ContentError): string =>
  /^(?:the fact "(.*?)"|"(.*?)", (?:but|as the file)|the (?:link|address) (\S+?)(?:,.*)?$|<(\w+)>|(\w+) in a tag)/
    .exec(found)
    ?.slice(1)
    .find(Boolean) ?? found;
