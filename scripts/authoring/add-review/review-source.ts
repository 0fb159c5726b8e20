import { ask, type Dialogue } from "../dialogue";
import { complainAbout } from "../records";
import { Refusal } from "../refusal";

/** The options that say where a review was written. */
export const sourceFields = ["source", "url", "stars"] as const;

type Field = (typeof sourceFields)[number];
type Given = Partial<Record<Field, string>>;

/** What each of them is called in a record's `source`. */
const names: Record<Field, string> = { source: "name", url: "url", stars: "stars" };

const questions: Record<Field, string> = {
  source: "Where was it written? Google, Yelp, in the shop …; Enter alone leaves it open",
  url: "Its address there, which begins with https://? Enter alone for none",
  stars: "How many stars of 5? Enter alone for none",
};

/** What the record has of an answer: a number of stars where it is one. */
const toValue = (field: Field, answer: string): string | number =>
  field === "stars" && /^\d+$/.test(answer) ? Number(answer) : answer;

const complaint = (field: Field, answer: string): string | undefined =>
  answer === ""
    ? undefined
    : complainAbout("reviews", `source.${names[field]}`, toValue(field, answer));

const askFor = (dialogue: Dialogue, field: Field): Promise<string> =>
  ask(dialogue, { question: questions[field], complain: (answer) => complaint(field, answer) });

/** A place with a name, such as Google, has addresses and stars; the shop's counter has neither. */
const hasAddresses = (place: string): boolean => !/^[a-z]/.test(place);

async function askForSource(dialogue: Dialogue, given: Given): Promise<Given> {
  const source = given.source ?? (await askFor(dialogue, "source"));
  if (!source || !hasAddresses(source)) return { ...given, source };
  const url = given.url ?? (await askFor(dialogue, "url"));
  return { source, url, stars: given.stars ?? (await askFor(dialogue, "stars")) };
}

/**
 * Where a review was written, for its record; `undefined` if that stays open.
 *
 * @param dialogue who is asked for what isn't given; without one nobody is
 * @throws Refusal if an address or stars are given, but not by whom
 */
export async function findSource(
  given: Given,
  dialogue: Dialogue | undefined,
): Promise<Record<string, string | number> | undefined> {
  const answers = dialogue ? await askForSource(dialogue, given) : given;
  const told = sourceFields.flatMap((field) => {
    const answer = answers[field];
    return answer ? [[names[field], toValue(field, answer)] as const] : [];
  });
  if (told.length === 0) return undefined;
  if (!answers.source)
    throw new Refusal(
      "An address or stars are somebody's: write whose, such as --source Google.\nNothing was added.",
    );
  return Object.fromEntries(told);
}
