import type { RawContent } from "../content";
import type { Assertion, Place, Source, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

const phone = /\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const founded = /\b(?:since|opened in|established(?: in)?|founded in)\s(\d{4})\b/gi;
const percent = /\b(\d+(?:\.\d+)?)\s?%/g;

const subject = "the shop";
const digits = (text: string): string => text.replace(/\D/g, "");

/** Whose numbers and addresses a sentence gives: a poison line's number is not the shop's. */
const aboutUs = /\b(?:us|our|we|shop)\b/i;

const found = (kind: string, values: string[], place: Place): Assertion[] =>
  values.map((value) => ({ kind, subjects: [subject], value, place }));

function assertionsOf({ literal, place }: Sentence): Assertion[] {
  const all = (pattern: RegExp) =>
    [...literal.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  return [
    ...(aboutUs.test(literal)
      ? [
          ...found("phone number", all(phone), place),
          ...found("e-mail address", all(email), place),
          ...found("year of opening", all(founded), place),
        ]
      : []),
    ...(/\bsales tax\b/i.test(literal) ? found("sales tax", all(percent), place) : []),
  ];
}

function sourcesOf(content: RawContent): Source[] {
  const team = validRecords(content, "team").map(({ value }) => value.email.toLowerCase());
  return validRecords(content, "site").flatMap(({ record, value: site }) => {
    const source = (kind: string, field: string, value: string, accepts: Source["accepts"]) => ({
      kind,
      subject,
      value,
      accepts,
      place: { record, path: [field] },
    });
    const emails = [site.email.toLowerCase(), ...team];
    const tax = site.salesTaxPercent;
    return [
      source("phone number", "phone", site.phone, (value) => digits(value) === digits(site.phone)),
      source("e-mail address", "email", site.email, (value) =>
        emails.includes(value.toLowerCase()),
      ),
      source(
        "year of opening",
        "established",
        String(site.established),
        (value) => Number(value) === site.established,
      ),
      source("sales tax", "salesTaxPercent", `${tax}`, (value) => Number(value) === tax),
    ];
  });
}

/** What texts say about the shop itself, and what `data/site.json` says. */
export const identityStatements = (content: RawContent, sentences: Sentence[]): Statements => ({
  assertions: sentences
    // The identity is what all others are measured by.
    .filter(({ place }) => place.record.collection !== "site")
    .flatMap(assertionsOf),
  sources: sourcesOf(content),
});
