import { partsOf, type MdxNode } from "../../../text/mdx-node";
import { type ErrorText, shorten } from "../../errors";

/** Some programs write hidden notes as `[//]: # (later)`. */
const isNote = (label: string): boolean => /^(?:\/\/|comment|_)$/i.test(label);

/** Errors of lines like `[Update]: https://…` without a link that refers to them: visitors wouldn't see them. */
export function unusedTargets(text: MdxNode): (ErrorText & { node: MdxNode })[] {
  const parts = partsOf(text);
  const used = new Set(
    parts.flatMap(({ type, identifier }) => (type === "definition" ? [] : (identifier ?? []))),
  );
  return parts
    .filter(({ type, identifier = "" }) => type === "definition" && !used.has(identifier))
    .filter(({ label }) => !isNote(label ?? "") && !label?.startsWith("^"))
    .map((node) => ({
      node,
      found: `“[${shorten(node.label ?? "")}]: ${shorten(node.url ?? "")}”, which visitors don't see`,
      expected: "a link within the text: [Our prices](/services/)",
    }));
}
