import { explainLink } from "../addresses/explain-link";
import { isWaiting, ownPath, type KnownAddresses } from "../addresses/known-addresses";
import { allRecords, type ContentRecord, type MdxBody, type RawContent } from "../content";
import type { ContentError, Finding } from "../content-error";
import { offsetOf, partsOf, writtenAs } from "../../text/mdx-node";
import { indexLines } from "../lines";
import { checkEmpty } from "./check-mdx-empty";
import { checkTextPictures } from "./check-mdx-pictures";
import { checkWords } from "./check-mdx-words";
import type { JudgeLink } from "./explain-address";
import { explainNode } from "./explain-mdx-node";
import { knownFacts, type KnownFacts } from "./known-facts";

function findInBody({ text, tree }: MdxBody, known: KnownFacts, judge: JudgeLink): Finding[] {
  const parts = partsOf(tree);
  return [
    ...parts.flatMap((node) =>
      explainNode(node, writtenAs(node, text), known, judge).map((words) => ({
        offset: offsetOf(node),
        ...words,
      })),
    ),
    ...checkEmpty(tree, text),
    ...checkTextPictures(tree, text),
    ...checkWords(parts, text),
  ].sort((a, b) => a.offset - b.offset);
}

function checkBody(record: ContentRecord, known: KnownFacts, judge: JudgeLink): ContentError[] {
  const { body, file, label } = record;
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findInBody(body, known, judge).map(({ offset, ...words }) => ({
    file,
    line: lineAt(offset),
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
