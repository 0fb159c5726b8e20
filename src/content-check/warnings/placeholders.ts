import { allRecords, type ContentRecord, type RawContent } from "../content";
import { warningAt, type Warning } from "../warning";
import { indexLines } from "../read/line-index";
import { textsIn } from "../texts-in";
import { shorten } from "../words";

/**
 * Names and numbers that are reserved for examples (RFC 2606, and 555-0100 to 555-0199), and how the
 * texts begin that `npm run new:post` puts where the owner's belong.
 */
const reserved =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)|^Replace this with .*/gi;

const findIn = (text: string): { index: number; found: string }[] =>
  [...text.matchAll(reserved)].map(({ 0: found, index }) => ({
    index,
    found: shorten(found.replace(/[.,;:!?]+$/, "")),
  }));

function inBody({ body, file, label: record }: ContentRecord): Warning[] {
  if (!body) return [];
  const lineAt = indexLines(body.text);
  return findIn(body.text).map(({ index, found }) => {
    const line = body.firstLine + lineAt(index) - 1;
    return { topic: "placeholder", file, line, record, message: found };
  });
}

/** Addresses and phone numbers that belong to nobody, and texts still to be written. */
export const placeholders = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => [
    ...textsIn(record.value).flatMap(({ path, text }) =>
      findIn(text).map(({ found }) => warningAt("placeholder", record, path, found)),
    ),
    ...inBody(record),
  ]);
