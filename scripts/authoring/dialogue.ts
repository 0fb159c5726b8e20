/** Somebody who can be asked. Both questions throw `Stopped` if there is no answer. */
export interface Dialogue {
  say: (text: string) => void;
  /** One line, as it was typed. */
  askLine: (prompt: string) => Promise<string>;
  /** Text of several lines, such as one that was pasted. */
  askText: (prompt: string) => Promise<string>;
}

/** A question for one value. */
export interface Question {
  question: string;
  /** What Enter alone stands for. */
  usual?: string;
  /** What is wrong with an answer; `undefined` for a good one. */
  complain: (answer: string) => string | undefined;
  /** Whether the answer may have several lines. */
  long?: boolean;
}

/** Asks until the answer is good. Lines and blanks in a row become one blank. */
export async function ask(dialogue: Dialogue, asked: Question): Promise<string> {
  const { question, usual, complain, long = false } = asked;
  const prompt = `${question}${usual ? ` [${usual}]` : ""}: `;
  const typed = await (long ? dialogue.askText(prompt) : dialogue.askLine(prompt));
  const answer = typed.replace(/\s+/g, " ").trim() || usual || "";
  const complaint = complain(answer);
  if (complaint === undefined) return answer;
  dialogue.say(`  ${complaint}`);
  return ask(dialogue, asked);
}

/** Asks for one of several options, by its number or name. */
export async function choose<Option extends string>(
  dialogue: Dialogue,
  question: string,
  options: readonly Option[],
  usual: Option,
): Promise<Option> {
  dialogue.say(options.map((option, index) => `  ${index + 1}  ${option}`).join("\n"));
  const find = (answer: string) =>
    options.find(
      (option, index) => answer === `${index + 1}` || answer.toLowerCase() === option.toLowerCase(),
    );
  const answer = await ask(dialogue, {
    question: `${question}, by its number or name`,
    usual,
    complain: (typed) => (find(typed) ? undefined : `Type a number from 1 to ${options.length}.`),
  });
  return find(answer) ?? usual;
}

/** Asks for a yes; Enter alone is a no. */
export async function confirm(dialogue: Dialogue, question: string): Promise<boolean> {
  const answer = await ask(dialogue, {
    question: `${question} yes or no`,
    usual: "no",
    complain: (typed) => (/^(y|yes|n|no)$/i.test(typed) ? undefined : "Type yes or no."),
  });
  return /^y/i.test(answer);
}
