import { errorAt, recordFields, type RawContent } from "../content";
import { joinWithOr, suggest, type ContentError } from "../errors";

/** The questions that the chat answers with another question: `converse.ts`. */
const askedFurther = ["pricing", "services"];

/** The other questions with a behavior: a button or a link (`converse.ts`, `write-chat.ts`). */
const withButton = ["booking", "location", "hours", "requirements"];

/**
 * Errors of the chat's questions: without an answer, or missing although their id has a behavior. The services of the
 * chat are answers, too.
 */
export function checkChat({ chatCategories, chatServices }: RawContent): ContentError[] {
  const { records, complete } = chatCategories;
  const answered = [...askedFurther, ...chatServices.records.map(({ key }) => String(key))];
  const ids = records.map(({ key }) => String(key));
  const missing = [...askedFurther, ...withButton].filter((id) => !ids.includes(id));
  const withoutAnswer = records
    .filter((record) => recordFields(record).answer === undefined)
    .filter(({ key }) => !answered.includes(String(key)))
    .map((record) =>
      errorAt(record, ["answer"], {
        found: "nothing: the question has no answer",
        expected: `an answer. Only ${joinWithOr(answered)} can do without`,
        fix: suggest(String(record.key), [...missing, ...answered]),
      }),
    );
  const file = "data/chat-categories.json";
  const expected = "a question with each of these ids, because the chat does more than answer it";
  if (!complete || missing.length === 0) return withoutAnswer;
  return [
    ...withoutAnswer,
    { file, line: 1, found: `no question with the id ${joinWithOr(missing)}`, expected },
  ];
}
