import type { RawContent } from "../content";
import type { Assertion, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

/** What one sentence must have in common with a fact's id: `cancel` of `cancellation-notice`. */
const stemLength = 6;

const unit = "hours?|days?|business days|weeks?|months?|%";
const quantity = new RegExp(`\\b(\\d+(?:\\.\\d+)?)\\s?(${unit})(?=\\W|$)(?!\\s+off\\b)`, "gi");

/** An amount with its unit, always in the same form: `1 day` and `1 days` → `1 days`. */
const amountsIn = (text: string): { value: string; unit: string }[] =>
  [...text.matchAll(quantity)].map(([, amount = "", word = ""]) => {
    const plural = word === "%" ? "%" : word.toLowerCase().replace(/s?$/, "s");
    return { value: plural === "%" ? `${amount}%` : `${amount} ${plural}`, unit: plural };
  });

/** A fact's subject is the longest word of its id, which texts use in several forms. */
const stemOf = (id: string): string =>
  id
    .split("-")
    .filter((word) => word.length >= stemLength && !/^(enhanced|discount|minimum)$/.test(word))
    .map((word) => word.slice(0, stemLength))[0] ?? "";

/** What texts say in hours, days and percents about what `data/facts.json` settles. */
export function quantityStatements(content: RawContent, sentences: Sentence[]): Statements {
  const facts = validRecords(content, "facts").flatMap(
    ({ record, value: { id, value: shown } }) => {
      const [only, more] = amountsIn(shown);
      const stem = stemOf(id);
      // Offers have readers of their own, and `7 to 10 days` is no single amount.
      if (!only || more || !stem || /\bto\b/.test(shown) || id.endsWith("-offer")) return [];
      return [{ record, stem, shown, ...only }];
    },
  );
  const sources = facts.map(({ record, stem, shown, value, unit: kind }) => ({
    kind: `amount in ${kind}`,
    subject: stem,
    value: shown,
    accepts: (other: string) => other === value,
    place: { record, path: ["value"] },
  }));
  const assertions = sentences.flatMap(({ literal, place }): Assertion[] => {
    const subjects = [...new Set(facts.map(({ stem }) => stem))].filter((stem) =>
      literal.toLowerCase().includes(stem),
    );
    return amountsIn(literal).map(({ value, unit: kind }) => ({
      kind: `amount in ${kind}`,
      subjects,
      value,
      place,
    }));
  });
  return { assertions, sources };
}
