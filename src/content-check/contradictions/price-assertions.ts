import { formatDollars, toCents } from "../../lib/money";
import type { RawContent } from "../content";
import type { FieldPath } from "../words";
import type { Assertion, Place, Source, Statements } from "./assertion";
import type { Sentence } from "./sentences";
import { validRecords } from "./valid-records";

const fillers = new Set(["a", "and", "the", "only", "service", "services"]);

/** The words that make a service's name: `Feet, Face & Fanny` → feet, face, fanny. */
const nameWords = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !fillers.has(word));

/** Where a text names a service, in whichever spelling; -1 if it doesn't. */
function findName(text: string, name: string): number {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length === 0) return -1;
  return text.search(new RegExp(`\\b${words.join("\\W+(?:and\\W+)?")}(?:e?s)?\\b`, "i"));
}

/**
 * The name among several that a card's name stands for: `Bath Only` for `Bath`.
 *
 * @returns `undefined` if none is meant, or several may be
 */
function meantName(cardName: string, names: readonly string[]): string | undefined {
  const wanted = nameWords(cardName);
  const fitting = names.filter((name) => {
    const words = nameWords(name);
    return wanted.length > 0 && wanted.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A price with its place. */
interface Amount {
  dollars: number;
  place: Place;
}

/** A service, or all that stands under one name, with what it costs. */
interface Priced {
  name: string;
  amounts: Amount[];
}

const walkIns = "Walk In";
/** How far from its service's name a price may stand, in characters. */
const reach = 60;

const show = (dollars: number): string => formatDollars(toCents(dollars));

function pricesOf(content: RawContent): Priced[] {
  return validRecords(content, "prices").map(({ record, value }) => {
    const amount = (dollars: number, path: FieldPath) => ({ dollars, place: { record, path } });
    const bySize = (value.sizes ?? []).flatMap(({ size: _, ...coats }, index) =>
      Object.entries(coats).map(([coat, dollars]) => amount(dollars, ["sizes", index, coat])),
    );
    const { everySize } = value;
    const amounts = everySize ? [amount(everySize.price, ["everySize", "price"])] : bySize;
    return { name: value.label, amounts };
  });
}

const singlePrices = (content: RawContent, name: "walkIn" | "serviceItems"): Priced[] =>
  validRecords(content, name).map(({ record, value }) => ({
    name: value.name,
    amounts: [{ dollars: value.price, place: { record, path: ["price"] } }],
  }));

const cardPrices = (content: RawContent): Priced[] =>
  validRecords(content, "packages").map(({ record, value: { name, price } }) => ({
    name,
    amounts: Object.entries(price).map(([field, dollars]) => ({
      dollars,
      place: { record, path: ["price", field] },
    })),
  }));

/** What a service starts at is the lowest of its prices. */
function startingSource({ name, amounts }: Priced): Source[] {
  const [lowest] = amounts.toSorted((a, b) => a.dollars - b.dollars);
  if (!lowest) return [];
  const value = show(lowest.dollars);
  const accepts = (other: string) => other === value;
  return [{ kind: "starting price", subject: name, value, accepts, place: lowest.place }];
}

function priceSource({ name, amounts }: Priced): Source[] {
  const [first] = amounts;
  const values = amounts.map(({ dollars }) => show(dollars));
  if (!first) return [];
  const accepts = (value: string) => values.includes(value);
  return [{ kind: "price", subject: name, value: values.join(", "), accepts, place: first.place }];
}

function cardAssertions(cards: Priced[], services: Priced[]): Assertion[] {
  return cards.flatMap(({ name, amounts: [starting] }) => {
    const meant = meantName(
      name,
      services.map((service) => service.name),
    );
    if (!meant || !starting) return [];
    const { dollars, place } = starting;
    return [{ kind: "starting price", subjects: [meant], value: show(dollars), place }];
  });
}

/** The written prices of services that are named close by; `$3 off` is no price. */
function writtenPrices({ literal, place }: Sentence, names: string[]): Assertion[] {
  return [...literal.matchAll(/\$(\d+(?:\.\d\d)?)(?![\d,]| off)/g)].flatMap(
    ({ 1: dollars, index }) => {
      const near = literal.slice(Math.max(0, index - reach), index + reach);
      const subjects = names
        .filter((name) => findName(near, name) >= 0)
        .toSorted((a, b) => b.length - a.length);
      const value = show(Number(dollars));
      return subjects.length > 0 ? [{ kind: "price", subjects, value, place }] : [];
    },
  );
}

/** What cards and texts say about prices, and the prices. */
export function priceStatements(content: RawContent, sentences: Sentence[]): Statements {
  const walkIn = singlePrices(content, "walkIn");
  const services = pricesOf(content);
  const cards = cardPrices(content);
  const all = [...services, ...walkIn, ...singlePrices(content, "serviceItems"), ...cards];
  const starting = [
    ...services,
    { name: walkIns, amounts: walkIn.flatMap(({ amounts }) => amounts) },
  ];
  const names = [...new Set(all.map(({ name }) => name))];
  return {
    assertions: [
      ...cardAssertions(cards, starting),
      ...sentences.flatMap((sentence) => writtenPrices(sentence, names)),
    ],
    sources: [...starting.flatMap(startingSource), ...all.flatMap(priceSource)],
  };
}
