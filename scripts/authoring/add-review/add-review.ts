import { sameWords } from "../../../src/content-check/warnings/record-warnings";
import { shorten } from "../../../src/content-check/words";
import { localMoment } from "../../../src/lib/local-time";
import { writeDate } from "../../../src/lib/written-date";
import { appendRecord } from "../append-record";
import type { Command, CommandContext } from "../command";
import { ask, confirm } from "../dialogue";
import { readOptions, type Options } from "../read-options";
import { complainAbout, readRecords, requireRight } from "../records";
import { Refusal } from "../refusal";
import { writeChecked } from "../write-checked";
import { complainAboutDate } from "./review-date";
import { requireReviewPicture } from "./review-picture";
import { findSource, sourceFields } from "./review-source";

const file = "data/reviews.json";
const fields = ["text", "author", "date", "image", ...sourceFields] as const;
const example =
  'npm run add:review -- --text "My dog smells of flowers." --author "Maria G." --date "May 2026"';

type Field = (typeof fields)[number];

const questions = (now: Date): { field: Field; question: string; usual?: string }[] => [
  { field: "text", question: "Paste what the client wrote, then press Enter twice" },
  { field: "author", question: "Who wrote it? First name and first letter, like Maria G." },
  { field: "date", question: "When?", usual: writeDate(localMoment(now)) },
];

/** What the shop already knows of its reviews. */
interface Known {
  reviews: Record<string, unknown>[];
  /** The year in which the shop opened. */
  opened: number;
}

const complaint = (field: Field, answer: string, { opened }: Known, { now }: CommandContext) =>
  complainAbout("reviews", field, answer) ??
  (field === "date" ? complainAboutDate(answer, opened, now) : undefined);

/**
 * The answers that are still missing. A text that is there already is settled before anything else
 * is asked.
 */
async function fillIn(
  given: Options<Field>["values"],
  known: Known,
  { yes, context }: { yes: boolean; context: CommandContext },
) {
  const { dialogue, now } = context;
  const missing = questions(now).filter(({ field }) => given[field] === undefined);
  if (missing.length > 0 && !dialogue) {
    const names = missing.map(({ field }) => `--${field}`).join(", ");
    throw new Refusal(`Missing: ${names}. Write it behind two dashes, like this:\n  ${example}`);
  }
  const settle = (text: string) => settleRepetition(text, known.reviews, yes, context);
  const answers = { ...given };
  if (answers.text !== undefined) await settle(answers.text);
  for (const { field, question, usual } of missing) {
    if (!dialogue) break;
    const complain = (answer: string) => complaint(field, answer, known, context);
    const long = field === "text";
    const answer = await ask(dialogue, { question, usual, complain, long });
    if (long) await settle(answer);
    answers[field] = answer;
  }
  // Who has given all that is needed isn't kept by what may be left out.
  const source = await findSource(given, missing.length > 0 ? dialogue : undefined);
  return { ...answers, source };
}

async function settleRepetition(
  text: string,
  reviews: Record<string, unknown>[],
  yes: boolean,
  { dialogue, say }: CommandContext,
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
export const addReview: Command = async (parameters, context) => {
  const { root, say } = context;
  const { values, words, yes } = readOptions(parameters, fields);
  if (words.length > 0)
    throw new Refusal(`"${words.join(" ")}" belongs to no option. An example:\n  ${example}`);
  const reviews = await readRecords(root, "reviews");
  const [site] = await readRecords(root, "site");
  const known = { reviews, opened: Number(site?.established) };
  const answers = await fillIn(values, known, { yes, context });
  const { text = "", author = "", date = "", image, source } = answers;
  const id = Math.max(0, ...reviews.map((review) => Number(review.id) || 0)) + 1;
  const review = { id, text, author, date, ...(image && { image }), ...(source && { source }) };
  requireRight("reviews", review);
  const wrongDate = complainAboutDate(date, known.opened, context.now);
  if (wrongDate) throw new Refusal(`date "${date}": ${wrongDate}\nNothing was added.`);
  if (image) await requireReviewPicture(root, image);
  await writeChecked(context, {
    change: { path: file, rewrite: (before) => appendRecord(before, review) },
  });
  say(`Added review ${id} by ${author} at the end of ${file}.`);
};
