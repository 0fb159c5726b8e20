import { sameWords } from "../../../src/content-check/notices/record-notices";
import { shorten } from "../../../src/content-check/words";
import { appendRecord } from "../append-record";
import type { Command, Desk } from "../desk";
import { ask, confirm } from "../dialogue";
import { readOptions, type Options } from "../read-options";
import { complainAbout, readRecords, requireRight } from "../records";
import { Refusal } from "../refusal";
import { writeChecked } from "../write-checked";
import { requireReviewPicture } from "./review-picture";

const file = "data/reviews.json";
const fields = ["text", "author", "date", "image"] as const;
const example =
  'npm run add:review -- --text "My dog smells of flowers." --author "Maria G." --date "May 2026"';

type Field = (typeof fields)[number];

const dateInWords = (now: Date): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", dateStyle: "long" }).format(now);

const questions = (now: Date): { field: Field; question: string; usual?: string }[] => [
  { field: "text", question: "Paste what the client wrote, then press Enter twice" },
  { field: "author", question: "Who wrote it? First name and first letter, like Maria G." },
  { field: "date", question: "When?", usual: dateInWords(now) },
];

async function fillIn(given: Options<Field>["values"], desk: Desk) {
  const { dialogue, now } = desk;
  const missing = questions(now).filter(({ field }) => given[field] === undefined);
  if (missing.length > 0 && !dialogue) {
    const names = missing.map(({ field }) => `--${field}`).join(", ");
    throw new Refusal(`Missing: ${names}. Write it behind two dashes, like this:\n  ${example}`);
  }
  const answers = { ...given };
  for (const { field, question, usual } of missing) {
    if (!dialogue) break;
    const complain = (answer: string) => complainAbout("reviews", field, answer);
    answers[field] = await ask(dialogue, {
      question,
      usual,
      complain,
      long: field === "text",
    });
  }
  return answers;
}

async function settleRepetition(
  text: string,
  reviews: Record<string, unknown>[],
  yes: boolean,
  { dialogue, say }: Desk,
): Promise<void> {
  const twin = reviews.find((review) => sameWords(String(review.text), text));
  if (!twin) return;
  const warning = `Review ${String(twin.id)} by ${String(twin.author)} has the same text: "${shorten(text)}"`;
  if (yes) say(`${warning}\n`);
  else if (!dialogue)
    throw new Refusal(`${warning}\nTo add it all the same, write --yes behind it.`);
  else if (!(await confirm(dialogue, `${warning}\nAdd it all the same?`)))
    throw new Refusal("Nothing was added.");
}

/** Adds a review with the next id to data/reviews.json. */
export const addReview: Command = async (parameters, desk) => {
  const { root, say } = desk;
  const { values, words, yes } = readOptions(parameters, fields);
  if (words.length > 0)
    throw new Refusal(`"${words.join(" ")}" belongs to no option. An example:\n  ${example}`);
  const reviews = await readRecords(root, "reviews");
  const { text = "", author = "", date = "", image } = await fillIn(values, desk);
  const id = Math.max(0, ...reviews.map((review) => Number(review.id) || 0)) + 1;
  const review = { id, text, author, date, ...(image && { image }) };
  requireRight("reviews", review);
  if (image) await requireReviewPicture(root, image);
  await settleRepetition(text, reviews, yes, desk);
  await writeChecked(desk, {
    change: { path: file, rewrite: (before) => appendRecord(before, review) },
  });
  say(`Added review ${id} by ${author} at the end of ${file}.`);
};
