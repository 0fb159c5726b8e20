import { allRecords, locate, type RawContent } from "../content";
import { shorten, type Warning } from "../errors";
import { recordTexts } from "../walk-fields";
import { samplePaths } from "./samples";

/** Names and numbers reserved for examples: RFC 2606, and 555-0100 to 555-0199. */
const reserved =
  /[\w.@:/-]{0,200}[\w-]\.example(?![\w.-]*\w)[^\s"')\]}]*|(?:\(\d{3}\) |\d{3}-)?555-01\d\d(?!\d)/gi;

/** Reserved addresses and phone numbers, except in records that are listed as samples. */
export const placeholders = (content: RawContent): Warning[] =>
  allRecords(content).flatMap((record) => {
    const listed = samplePaths(record);
    return recordTexts(record).flatMap(({ text, at }) =>
      [...text.matchAll(reserved)].flatMap(({ 0: found, index }) => {
        const where = at(index);
        const path = typeof where === "number" ? [] : where;
        if (listed.some((outer) => outer.every((step, depth) => path[depth] === step))) return [];
        const message = shorten(found.replace(/[.,;:!?]+$/, ""));
        const fix = "this belongs to nobody: write your own";
        return [{ ...locate(record, where), message, fix }];
      }),
    );
  });
