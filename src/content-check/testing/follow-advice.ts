import type { Fault } from "../fault";
import { articleDeeds } from "./article-deeds";
import { dataDeeds } from "./data-deeds";
import { fileDeeds } from "./file-deeds";
import type { Files } from "./fixture-site";

/**
 * Does by machine what a fault says.
 *
 * @returns whether the advice is one that a machine can follow
 */
export function followAdvice(files: Files, fault: Fault): boolean {
  for (const [pattern, deed] of [...articleDeeds, ...fileDeeds, ...dataDeeds]) {
    const match = pattern.exec(fault.mend);
    if (!match) continue;
    return deed(files, fault, match.slice(1)) !== false;
  }
  return false;
}
