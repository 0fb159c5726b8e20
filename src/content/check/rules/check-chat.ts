import { errorAt, recordFields, type RawContent } from "../content";
import { joinWithOr, suggest, type ContentError } from "../errors";

/** Ids of questions that need no `answer`, because `converse.ts` returns the reply. */
const answeredByCode = ["pricing", "services"];

/** Ids of questions whose `answer` gets a button, a link or changed hours (`converse.ts`, `write-chat.ts`). */
const extendedByCode = ["booking", "location", "hours", "requirements"];

/**
 * Errors of the chat's questions: without an answer, or missing although their id has a behavior. The services of the
 * chat are answers, too.
 */
export function checkChat({ chatCategories, chatServices }: RawContent): ContentError[] {
  const { records, complete } = chatCategories;
  const answered = [...answeredByCode, ...chatServices.records.map(({ key }) => String(key))];
  const ids = records.map(({ key }) => String(key));
  const missing = [...answeredByCode, ...extendedByCode].filter((id) => !ids.includes(id));
  const withoutAnswer = records
    .filter((record) => recordFields(record).answer === undefined)
    .filter(({ key }) => !answered.includes(String(key)))
    .map((record) =>
      errorAt(record, ["answer"], {
        found: "nothing: the question has no answer",
        expected: `an answer. Only ${joinWithOr(answered)} need none`,
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
