import type { ErrorWords } from "../content-error";
import { explainImport } from "../mdx/explain-unreadable";
import { isTag, type MdxNode } from "../mdx/mdx-node";
import { explainAddress, explainPicture, type JudgeLink } from "./explain-address";
import { explainTag } from "./explain-tag";
import { explainBraces, type KnownFacts } from "./known-facts";

const comments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

/**
 * Says what in a part of an article isn't text, or leads nowhere.
 *
 * @param written how the part is written
 */
export function explainNode(
  node: MdxNode,
  written: string,
  known: KnownFacts,
  judge: JudgeLink,
): ErrorWords[] {
  const { type, value = "", url } = node;
  if (isTag(node)) return explainTag(node, written, known, judge);
  if (type === "mdxjsEsm") return [explainImport(written)];
  if (type.endsWith("Expression"))
    return comments.test(value) ? [] : [explainBraces(written, known)];
  if (url === undefined) return [];
  const words = type === "image" ? explainPicture(url) : explainAddress(url, judge);
  return words ? [words] : [];
}
