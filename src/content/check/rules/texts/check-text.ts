import { offsetOf, partsOf, writtenAs } from "../../../text/mdx-node";
import type { ContentRecord } from "../../content";
import type { ContentError } from "../../content-error";
import { errorAt } from "../../error-at";
import { explainUnknownFact } from "../known-facts";
import { repeatedIds } from "./check-ids";
import { checkBlocks, checkSigns } from "./check-signs";
import { checkEmpty, checkWords } from "./check-words";
import { checkAddress, checkTag } from "./check-tags";
import { checkPicture } from "./check-pictures";
import type { Finding, TextContext, TextPart } from "./text-part";
import { unusedTargets } from "./unused-targets";

const comments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

/** Errors of braces: an unknown fact, or a comment, which nobody sees. */
function checkBraces({ node, written }: TextPart, { known }: TextContext): Finding[] {
  const { type, name, value = "" } = node;
  if (type === "fact") return [explainUnknownFact(name ?? "", known) ?? []].flat();
  if (!type.endsWith("Expression") || comments.test(value)) return [];
  const expected = "nothing but a fact's name in braces, like {phone}";
  const fix = "write \\{ and \\} for braces that visitors shall see";
  return [{ found: written, expected, fix }];
}

const rules: ((part: TextPart, context: TextContext) => Finding[])[] = [
  checkBraces,
  checkTag,
  checkAddress,
  checkEmpty,
  checkPicture,
  checkWords,
  checkSigns,
  checkBlocks,
];

/** Errors of the text below the front matter. */
export function checkText(record: ContentRecord, context: TextContext): ContentError[] {
  const { body } = record;
  if (!body) return [];
  const ofText = [...repeatedIds(body.tree), ...unusedTargets(body.tree)].map(
    ({ node, ...words }) => errorAt(record, offsetOf(node), words),
  );
  const ofParts = partsOf(body.tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const part = { node, parent, written: writtenAs(node, body.text) };
      return rules
        .flatMap((rule) => rule(part, context))
        .map(({ offset = 0, ...words }) => errorAt(record, offsetOf(node) + offset, words));
    }),
  );
  return [...ofParts, ...ofText];
}
