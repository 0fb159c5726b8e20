import type { FaultWords } from "../fault";
import { shorten } from "../words";
import type { Finding } from "./check-mdx-tags";
import { isSafeAddress } from "./mdx-marks";

/** `[words](address)` and `![words](address)`, and `[name]: address` on a line of its own. */
const destination = /\]\(\s*(<[^>\n]*>|[^\s)]*)|^[ >]*\[[^\]]+\]:\s*(<[^>\n]*>|\S+)/gm;

/** The words for an address that leads to no page. */
export const explainAddress = (address: string): FaultWords => ({
  found: `the address ${shorten(address) || "nothing"}`,
  expected: "an address that starts with https://, mailto:, tel:, / or #",
  mend: /^[a-z]+:/i.test(address)
    ? "write another address, or delete the link"
    : "write a page of this site like /services/, or the whole address with https://",
});

/** Faults of links and pictures in Markdown whose addresses lead to no page. */
export const checkLinks = (text: string): Finding[] =>
  [...text.matchAll(destination)].flatMap(({ index: offset, 1: inText, 2: below }) => {
    const address = (inText ?? below ?? "").replace(/^<|>$/g, "");
    return isSafeAddress(address) ? [] : [{ offset, ...explainAddress(address) }];
  });
