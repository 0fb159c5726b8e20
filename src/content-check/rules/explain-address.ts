import type { ErrorWords } from "../content-error";
import { shorten } from "../words";
import { isSafeAddress } from "./mdx-elements";

/** Says what is wrong with an address that leads nowhere. */
export type JudgeLink = (address: string) => ErrorWords | undefined;

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

/**
 * The words for a picture that no visitor would see, as its address leads nowhere or to another site:
 * pages show pictures of their own site alone. `undefined` for one that is seen.
 */
export function explainPicture(address: string, judge: JudgeLink): ErrorWords | undefined {
  if (!explainAddress(address, judge) && !/^https?:/i.test(address)) return undefined;
  const file = shorten(address.replace(/^.*\//, "")) || "…";
  return {
    found: `the picture ${shorten(address) || "nothing"} within a text`,
    expected: "no picture there: a post shows one, its cover, and more are not possible yet",
    fix: `delete it; to show it as the cover of a post, put its file beside the post and write image: ${file} at the top`,
  };
}
