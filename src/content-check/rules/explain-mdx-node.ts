import type { ErrorWords } from "../content-error";
import { isTag, type MdxNode } from "../../text/mdx-node";
import { explainAddress, explainPicture, type JudgeLink } from "./explain-address";
import { explainTag } from "./explain-tag";
import { explainBraces, explainUnknownFact, type KnownFacts } from "./known-facts";

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
  if (isTag(node)) return explainTag(node, /^<[^>]*>?/.exec(written)?.[0] ?? written, judge);
  if (type === "fact") return [explainUnknownFact(node.name ?? "", known) ?? []].flat();
  if (type.endsWith("Expression")) return comments.test(value) ? [] : [explainBraces(written)];
  if (url === undefined) return [];
  const words = type === "image" ? explainPicture(url) : explainAddress(url, judge);
  return words ? [words] : [];
}
