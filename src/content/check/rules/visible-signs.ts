import { textElements } from "../../text/text-to-hast";
import { offsetOf } from "../../text/parse-text";
import { type ContentRecord, nodesOf, type Position, textFieldsOf, warningAt } from "../content";
import { shorten, type Warning } from "../errors";

/** Stands for a link, a picture or words with a format. */
const otherNode = "\ufffc";

/** Signs that Markdown leaves in words, because there is a space too many or too few. */
const signs = [
  // ** words **, ==words==, but not 2**3
  /(?<![\p{L}\p{N}*_=])(?:\*\*|__|==)(?![*_=])|(?<![*_=])(?:\*\*|__|==)(?![\p{L}\p{N}*_=])/u,
  // * words *, but not 5 * 3
  /(?<![\p{L}\p{N}*_])([*_])(?:\s\p{L}[^*_\n]*|\p{L}[^*_\n]*\s)\1(?![\p{L}\p{N}*_])/u,
  /~~|`|\[\[|\[\^|&(?:nbsp|amp|lt|gt|quot|#\d+);/,
  // [words](url), [words] (/url/), (words)[/url/]
  /\]\(|\]\s\((?=\/|https?:|mailto:|tel:)|\)\s?\[(?=\/|https?:|mailto:|tel:|\ufffc)/,
  // :dog:, but not 10:30:00
  /(?<![\p{L}\p{N}:]):[a-z+][\w+-]*:(?![\p{L}\p{N}:])/u,
  // #Title, but not #FarmRoadDogs
  /^#{1,6}\p{Lu}\p{Ll}*(?![\p{L}\p{N}])|^#{2,6}\s/mu,
  // -Wash, 1.Wash, *Wash in several lines, ::: tip
  /^(?:-|\d{1,3}[.)])\p{L}|^([*+])\p{L}.*\n\1\p{L}|^:::/mu,
  // [ ] Leash, | cells |
  /^\[[ xX]?\](?= )|^\|.+\|/m,
  // <b>, <br />, <img …>, <https://…>, but not <14 lbs
  new RegExp(
    `</?(?:${textElements.join("|")}|img|font|center|iframe|script)(?:\\s[^<>]*)?/?>|<(?:https?|mailto):`,
    "i",
  ),
];

type Shown = [text: string, position: Position];

/** The text of each paragraph, heading or cell, and where it begins. */
const textsInBody = (record: ContentRecord): Shown[] =>
  nodesOf(record).flatMap((node): Shown[] => {
    const { children = [] } = node;
    if (!children.some(({ type }) => type === "text")) return [];
    const texts = children.map(({ type, value = "" }) => {
      if (type === "break") return "\n";
      return type === "text" ? value : otherNode;
    });
    return [[texts.join(""), offsetOf(node)]];
  });

/** Markdown signs that visitors read as typed. Reviews stay as clients wrote them. */
export function findVisibleSigns(record: ContentRecord): Warning[] {
  if (record.collection === "reviews") return [];
  const inFields = textFieldsOf(record).map(({ path, value }): Shown => [value, path]);
  return [...inFields, ...textsInBody(record)].flatMap(([text, position]) => {
    const shown = text.replace(/(?<=https?:)\S+/g, "");
    const found = signs.map((sign) => sign.exec(shown)).find(Boolean);
    if (!found) return [];
    const around = shown.slice(Math.max(0, found.index - 20), found.index + 30);
    const words = shorten(around.replaceAll(otherNode, "…").trim());
    const advice =
      "delete the signs, or write **words**, - an item, [words](/services/) or ![What it shows](photo.jpg), without spaces in the name, in a post or page";
    return [warningAt(record, position, `visitors read “${words}” as typed; ${advice}`)];
  });
}
