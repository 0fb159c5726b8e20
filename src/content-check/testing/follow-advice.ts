import type { ContentError } from "../content-error";
import { articleDeeds } from "./article-deeds";
import { dataDeeds } from "./data-deeds";
import { fileDeeds } from "./file-deeds";
import type { Files } from "./fixture-site";

/**
 * Does by machine what an error says.
 *
 * @returns whether the advice is one that a machine can follow
 */
export function followAdvice(files: Files, error: ContentError): boolean {
  for (const [pattern, deed] of [...articleDeeds, ...fileDeeds, ...dataDeeds]) {
    const match = pattern.exec(error.fix);
    if (!match) continue;
    return deed(files, error, match.slice(1)) !== false;
  }
  return false;
}
