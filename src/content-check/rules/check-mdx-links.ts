import type { ErrorWords, Finding } from "../content-error";
import { shorten } from "../words";
import { isSafeAddress } from "./mdx-elements";

/** Says what is wrong with an address that leads nowhere. */
export type JudgeLink = (address: string) => ErrorWords | undefined;

/** `[words](address)` and `![words](address)`, and `[name]: address` on a line of its own. */
const destination =
  /(?:(!)\[[^\]\n]*)?\]\(\s*(<[^>\n]*>|[^\s)]*)|^[ >]*\[[^\]]+\]:\s*(<[^>\n]*>|\S+)/gm;

function suggestFix(address: string, judge: JudgeLink): string {
  if (/^[a-z]+:/i.test(address)) return "write another address, or delete the link";
  if (isSafeAddress(`https://${address}`) && /^www\./i.test(address))
    return `write https://${address}`;
  if (isSafeAddress(`/${address}`)) return judge(`/${address}`)?.fix ?? `write /${address}`;
  return "write a page of this site like /services/, or the whole address with https://";
}

/** The words for an address that leads to no page; `undefined` for one that does. */
export const explainAddress = (address: string, judge: JudgeLink): ErrorWords | undefined =>
  isSafeAddress(address)
    ? judge(address)
    : {
        found: `the address ${shorten(address) || "nothing"}`,
        expected: "an address that starts with https://, mailto:, tel:, / or #",
        fix: suggestFix(address, judge),
      };

/** The words for a picture that no visitor would see. */
const explainPicture = (address: string): ErrorWords => ({
  found: `the picture ${shorten(address) || "nothing"} within a text`,
  expected: "no picture there: a post shows one, its cover, and more are not possible yet",
  fix: `delete it; to show it as the cover of a post, put its file beside the post and write image: ${shorten(address.replace(/^.*\//, "")) || "…"} at the top`,
});

/** Errors of links and pictures in Markdown whose addresses lead to no page. */
export const checkLinks = (text: string, judge: JudgeLink): Finding[] =>
  [...text.matchAll(destination)].flatMap(
    ({ index: offset, 1: isPicture, 2: inText, 3: below }) => {
      const address = (inText ?? below ?? "").replace(/^<|>$/g, "");
      const dead = explainAddress(address, judge);
      // Pages show pictures of their own site alone.
      const isUnseen = isPicture && (dead || /^https?:/i.test(address));
      const words = isUnseen ? explainPicture(address) : dead;
      return words ? [{ offset, ...words }] : [];
    },
  );
