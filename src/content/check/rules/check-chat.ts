import { errorAt, type RawContent, recordFields } from "../content";
import type { ContentError } from "../errors";

/** The questions that the chat answers with another question. */
const furtherQuestions = ["pricing", "services"];

/** Errors of chat questions without an answer. Only the services of the chat have built-in answers. */
export function checkChat({ chatCategories, chatServices }: RawContent): ContentError[] {
  const known = new Set([...furtherQuestions, ...chatServices.records.map(({ key }) => key)]);
  return chatCategories.records
    .filter((record) => recordFields(record).answer === undefined && !known.has(record.key))
    .map((record) =>
      errorAt(record, ["answer"], {
        found: "a question without an answer",
        expected: `an answer, as for all questions but ${[...known].join(", ")}`,
      }),
    );
}
