// @ts-check
import { brotliCompressSync } from "node:zlib";

const section = /<section\b[\s\S]*?<\/section>/g;

/** What a page's HTML is made of; what is in a section counts twice. */
const kinds = [
  { what: "security policy", pattern: /<meta http-equiv="Content-Security-Policy"[^>]*>/g },
  { what: "startup script", pattern: /<script id="startup">[\s\S]*?<\/script>/g },
  {
    what: "structured data",
    pattern: /<script[^>]*type="application\/ld\+json"[\s\S]*?<\/script>/g,
  },
  { what: "styles", pattern: /<style\b[\s\S]*?<\/style>/g },
  { what: "drawings", pattern: /<svg\b[\s\S]*?<\/svg>/g },
  { what: "what only shows without scripts", pattern: /<noscript>[\s\S]*?<\/noscript>/g },
  { what: "footer", pattern: /<footer\b[\s\S]*?<\/footer>/g },
];

/** @param {string} html */
const weigh = (html) => brotliCompressSync(html).length;

/** @param {string} html */
const headingOf = (html) => /<h[12][^>]*>([\s\S]*?)<\/h[12]>/.exec(html)?.[1] ?? "";

/**
 * The parts of a page's HTML, the largest first, each with the bytes in brotli that the page would
 * be smaller without it.
 *
 * @param {string} html
 */
export function weighParts(html) {
  const whole = weigh(html);
  const sections = (html.match(section) ?? []).map((text) => ({
    what: `section “${headingOf(text).replaceAll(/<[^>]*>/g, "")}”`,
    rest: html.replace(text, ""),
  }));
  const others = kinds.map(({ what, pattern }) => ({ what, rest: html.replaceAll(pattern, "") }));
  return [...sections, ...others]
    .map(({ what, rest }) => ({ what, bytes: whole - weigh(rest) }))
    .sort((a, b) => b.bytes - a.bytes);
}
