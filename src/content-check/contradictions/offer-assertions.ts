import type { RawContent } from "../content";
import type { Assertion, Source, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const monthName = `(?:${months})(?: \\d{4})?`;
const monthIn = new RegExp(`\\b(?:in|of|until|through)\\s(${monthName})\\b`);
const monthBefore = (subject: string) => new RegExp(`\\b(${monthName}),? ${subject}`, "i");
const discountIn = /(\$\d+(?:\.\d\d)?|\d+(?:\.\d+)? ?%)\s+off\b/;
const product = "shampoo|conditioner|rinse|mask|balm|spray|oil|treatment";

const kinds = { discount: "discount", month: "month of the offer", product: "product on offer" };

/** What offers are on, by the ids of their facts: `tea-tree-offer` is on tea tree. */
const subjectOf = (id: string): string | undefined =>
  /^(.+)-(?:offer|month)$/.exec(id)?.[1]?.replaceAll("-", " ");

const productOf = (text: string, subject: string): string | undefined =>
  new RegExp(`${subject} (${product})\\b`, "i").exec(text)?.[1]?.toLowerCase();

/** `March` is the month of `March 2027`, too. */
const sameMonth = (wanted: string) => (value: string) =>
  `${wanted} `.startsWith(`${value} `) || `${value} `.startsWith(`${wanted} `);

const same = (wanted: string) => (value: string) => value === wanted;

function sourcesOf(content: RawContent): Source[] {
  return validRecords(content, "facts").flatMap(({ record, value: { id, value, description } }) => {
    const subject = subjectOf(id);
    if (!subject) return [];
    if (id.endsWith("-month"))
      return [
        {
          kind: kinds.month,
          subject,
          value,
          accepts: sameMonth(value),
          place: { record, path: ["value"] },
        },
      ];
    const named = productOf(description, subject);
    return [
      {
        kind: kinds.discount,
        subject,
        value,
        accepts: same(value),
        place: { record, path: ["value"] },
      },
      ...(named
        ? [
            {
              kind: kinds.product,
              subject,
              value: `${subject} ${named}`,
              accepts: same(`${subject} ${named}`),
              place: { record, path: ["description"] },
            },
          ]
        : []),
    ];
  });
}

/** A sentence that names an offer's subject and takes something off, or calls it an offer. */
function assertionsOf({ text, place }: Sentence, subject: string): Assertion[] {
  if (!text.toLowerCase().includes(subject)) return [];
  const discount = discountIn.exec(text)?.[1]?.replace(" ", "");
  if (!discount && !/\boffer\b/i.test(text)) return [];
  const month = monthBefore(subject).exec(text)?.[1] ?? monthIn.exec(text)?.[1];
  const named = productOf(text, subject);
  const found: [kind: string, value: string | undefined][] = [
    [kinds.discount, discount],
    [kinds.month, month],
    [kinds.product, named && `${subject} ${named}`],
  ];
  return found.flatMap(([kind, value]) =>
    value ? [{ kind, subjects: [subject], value, place }] : [],
  );
}

/** What texts say about the offers of months, and what `data/facts.json` says. */
export function offerStatements(content: RawContent, sentences: Sentence[]): Statements {
  const sources = sourcesOf(content);
  const subjects = [...new Set(sources.map(({ subject }) => subject))];
  // A promotion has a time and terms of its own.
  const standing = sentences.filter(({ place }) => place.record.collection !== "promotions");
  const assertions = standing.flatMap((sentence) => {
    const named = subjects.filter((subject) => sentence.text.toLowerCase().includes(subject));
    // Whose discount is it, where a sentence tells of two offers?
    return named.length === 1 ? named.flatMap((subject) => assertionsOf(sentence, subject)) : [];
  });
  return { assertions, sources };
}
