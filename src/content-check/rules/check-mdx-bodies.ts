import { explainLink } from "../addresses/explain-link";
import { isWaiting, ownPath, type KnownAddresses } from "../addresses/known-addresses";
import { allRecords, type ContentRecord, type RawContent } from "../content";
import type { ContentError, Finding } from "../content-error";
import { offsetOf, partsOf, writtenAs } from "../mdx/mdx-node";
import type { ReadBody } from "../mdx/read-body";
import { indexLines } from "../words";
import { checkNesting } from "./check-mdx-nesting";
import { checkEmpty } from "./check-mdx-empty";
import { checkTextPictures } from "./check-mdx-pictures";
import { checkWords } from "./check-mdx-words";
import type { JudgeLink } from "./explain-address";
import { explainNode } from "./explain-mdx-node";
import { explainBraces, knownFacts, type KnownFacts } from "./known-facts";

function findInBody(
  { readable, tree, unreadable }: ReadBody,
  known: KnownFacts,
  judge: JudgeLink,
): Finding[] {
  const parts = partsOf(tree);
  const inParts = parts.flatMap((node) =>
    explainNode(node, writtenAs(node, readable), known, judge).map((words) => ({
      offset: offsetOf(node),
      ...words,
    })),
  );
  return [
    ...unreadable.map(({ offset, problem }) => ({
      offset,
      ...("braces" in problem ? explainBraces(problem.braces, known) : problem),
    })),
    ...inParts,
    // The pair of a tag may stand in what can't be read.
    ...(unreadable.length > 0 ? [] : checkNesting(tree, readable)),
    ...checkEmpty(tree, readable),
    ...checkTextPictures(tree, readable),
    ...checkWords(parts, readable, known),
  ].sort((a, b) => a.offset - b.offset);
}

function checkBody(record: ContentRecord, known: KnownFacts, judge: JudgeLink): ContentError[] {
  const { body, file, label } = record;
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findInBody(body, known, judge).map(({ offset, ...words }) => ({
    file,
    line: body.firstLine + lineAt(offset) - 1,
    record: label,
    ...words,
  }));
}

/**
 * Errors of what stands below the front matter: components, facts, links, and what MDX can't read.
 *
 * @param today a day like 2025-01-31, in Austin
 */
export function checkMdxBodies(
  content: RawContent,
  addresses: KnownAddresses,
  today: string,
): ContentError[] {
  const known = knownFacts(content);
  return allRecords(content).flatMap((record) => {
    const place = { here: ownPath(record), isWaiting: isWaiting(record, today) };
    return checkBody(record, known, (address) => explainLink(address, addresses, place));
  });
}
