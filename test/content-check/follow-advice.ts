import type { ContentError } from "../../src/content-check/content-error";
import { articleAdvice } from "./handle-article-advice";
import { dataAdvice } from "./handle-data-advice";
import { fileAdvice } from "./handle-file-advice";
import type { Files } from "./fixture-site";

/**
 * Does by machine what an error says.
 *
 * @returns whether the advice is one that a machine can follow
 */
export function followAdvice(files: Files, error: ContentError): boolean {
  for (const [pattern, handle] of [...articleAdvice, ...fileAdvice, ...dataAdvice]) {
    const match = pattern.exec(error.fix);
    if (!match) continue;
    return handle(files, error, match.slice(1)) !== false;
  }
  return false;
}
