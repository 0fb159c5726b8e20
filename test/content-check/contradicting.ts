import { checkChanged, replace, write, type Change } from "./check-files";

/** What a contradiction is, how it comes about, what is said, and where it is said otherwise. */
export type Contradicting = [name: string, change: Change, one: string, other: string];

/** What could be taken for a contradiction. */
export type Harmless = [name: string, change: Change];

/** Puts a sentence into an answer of the questions page. */
export const says = (sentence: string): Change =>
  replace("data/faq.json", "From {price", `${sentence} From {price`);

/** Puts a paragraph into the terms. */
export const inArticle = (sentence: string): Change =>
  replace("content/pages/terms.mdx", "Our terms.", `Our terms.\n\n${sentence}`);

/** A record of `data/facts.json`. */
export const fact = (id: string, value: string, description = "What it means") => ({
  id,
  value,
  description,
});

/** Makes these the facts that there are. */
export const facts = (...records: object[]): Change =>
  write("data/facts.json", JSON.stringify(records));

/** Makes this the only price card. */
export const card = (name: string, starting: number): Change =>
  write(
    "data/packages.json",
    JSON.stringify([
      {
        id: "card",
        name,
        href: "booking",
        price: { starting, addons: 100 },
        description: "A card.",
        features: ["All"],
      },
    ]),
  );

/** Expects one warning, which shows both places and says what to do. */
export async function expectContradiction(change: Change, one: string, other: string) {
  const { errors, warnings } = await checkChanged(change);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.objectContaining({ topic: "contradiction" })]);
  const [first, second, ...fix] = warnings[0]?.message.split("\n") ?? [];
  expect(first).toContain(`): ${one}`);
  expect(second).toContain(other);
  expect(fix.join()).toContain("data/acknowledged.json");
}

/** Expects that nothing is found to say. */
export const expectNothing = async (change: Change): Promise<void> =>
  expect(await checkChanged(change)).toEqual({ errors: [], warnings: [], notes: [] });
