import type { ErrorWords } from "../content-error";
import { shorten } from "../wording";
import { pictureName } from "../../lib/text-pictures";
import { isSafeAddress } from "../../text/elements";

/** Says what is wrong with an address that leads nowhere. */
export type JudgeLink = (address: string) => ErrorWords | undefined;

/** The words for an address that leads to no page; `undefined` for one that does. */
export const explainAddress = (address: string, judge: JudgeLink): ErrorWords | undefined =>
  isSafeAddress(address)
    ? judge(address)
    : {
        found: `the address ${shorten(address) || "nothing"}`,
        expected: "an address that starts with https://, mailto:, tel:, / or #",
        fix: "write a page of this site like /services/, or the whole address with https://",
      };

/**
 * The words for a picture whose address is no file's name: pages show pictures of their own site alone.
 * `undefined` for a name, whether there is such a file or not.
 */
export function explainPicture(address: string): ErrorWords | undefined {
  if (/^[^/\\:?#]+$/.test(address)) return undefined;
  const [last = ""] = /[^/\\]*$/.exec(address.replace(/[?#].*$/, "")) ?? [];
  const isElsewhere = /^(?:[a-z]+:)?\/\//i.test(address);
  return {
    found: `the picture ${shorten(address) || "nothing"}${isElsewhere ? ", which lies at another site" : ""}`,
    expected: "the name of a file beside the text, such as before.jpg",
    fix: pictureName.test(last)
      ? `save the picture beside the text, and write ${last}`
      : "save the picture beside the text, and write the name of its file",
  };
}
