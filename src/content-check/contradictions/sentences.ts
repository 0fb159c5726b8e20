import type { CollectionName } from "../../content-model/names";
import { fillFacts, type Facts } from "../../content-model/facts";
import type { ContentRecord, RawContent } from "../content";
import { partsOf, wordsOf } from "../mdx/mdx-node";
import { indexLines } from "../words";
import { textsIn } from "../walk-fields";
import type { Place } from "./assertion";

/** A sentence that visitors read. */
export interface Sentence {
  place: Place;
  /** Without markup, facts in the place of their names. */
  text: string;
  /** The same without facts: what is written out, and may disagree with `data/`. */
  literal: string;
}

/** Where the shop speaks. Reviews are clients' words, and records of prices say nothing but prices. */
const spoken = [
  "site",
  "home",
  "team",
  "packages",
  "serviceItems",
  "serviceTiles",
  "locations",
  "promotions",
  "faq",
  "chatCategories",
  "chatServices",
  "chat",
  "posts",
  "pages",
] as const satisfies CollectionName[];

/** Up to a full stop (not that of `10 a.m.`) or an empty line. */
const sentence = /\S[\s\S]*?(?:(?<!\b[ap]\.m)[.!?]["”)]*(?=\s|$)|(?=\n\s*\n)|$)/g;

const token = /\{[^{}]*\}/g;

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Takes a text apart, in which facts are named in braces. */
const splitSentences = (text: string, facts: Facts) =>
  [...text.matchAll(sentence)].map(({ 0: raw, index: offset }) => ({
    offset,
    text: onOneLine(fillFacts(raw, facts)),
    literal: onOneLine(raw.replace(token, "…")),
  }));

function inFields(record: ContentRecord, facts: Facts): Sentence[] {
  return textsIn(record.value).flatMap(({ path, text }) =>
    splitSentences(text, facts).map(({ offset: _, ...words }) => ({
      place: { record, path },
      ...words,
    })),
  );
}

function inBody(record: ContentRecord, facts: Facts): Sentence[] {
  const { body } = record;
  if (!body) return [];
  const blocks = partsOf(body.tree).filter(
    ({ type }) => type === "paragraph" || type === "heading",
  );
  return blocks.flatMap((block) => {
    const text = wordsOf(block);
    const lineAt = indexLines(text);
    const firstLine = body.firstLine + (block.position?.start.line ?? 1) - 1;
    return splitSentences(text, facts).map(({ offset, ...words }) => ({
      place: { record, path: [], line: firstLine + lineAt(offset) - 1 },
      ...words,
    }));
  });
}

/** All sentences in which the shop tells something. */
export const sentencesOf = (content: RawContent, facts: Facts): Sentence[] =>
  spoken.flatMap((name) =>
    content[name].records.flatMap((record) => [
      ...inFields(record, facts),
      ...inBody(record, facts),
    ]),
  );
