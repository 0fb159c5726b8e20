import { type AdviceHandler, type AdviceHandlers, mistaken } from "./advice-handler";
import { editFile, editLine, setField } from "./edit-files";

const meant: AdviceHandler = (files, error, [word = ""]) => {
  const [, unknown] = /^an unknown field "(.*?)"/.exec(error.found) ?? [];
  if (unknown) return editLine(files, error, (line) => line.replace(unknown, word));
  const isWhole = error.field !== undefined && !error.found.startsWith("the fact");
  if (isWhole) return setField(files, error, word);
  const wrong = mistaken(error);
  // A mistyped component has an end as well.
  if (error.found.startsWith("<"))
    return editFile(files, error, (text) => text.replaceAll(wrong, word));
  editLine(files, error, (line) => line.replace(wrong, word));
};

const json: AdviceHandler = (files, error, [value = ""]) =>
  setField(files, error, JSON.parse(value));

/** Deletes the record of an error, with its comma. */
const deleteRecord: AdviceHandler = (files, error) =>
  setField(files, { ...error, field: undefined }, undefined);

/** Chooses the first of the names that an error's words list. */
const choose: AdviceHandler = (files, error) => {
  const [, first = ""] = /: \{?([\w-]+)/.exec(error.expected) ?? [];
  meant(files, error, [first]);
};

/** Advice about fields, and about the lines of data files. */
export const dataAdvice: AdviceHandlers = [
  [/^did you mean "([^"]*)"(?:(?:,| or) "[^"]*")*\?$/, meant],
  [
    /^write ([\d.]+), (?:with a point|without the comma)$/,
    (files, error, [amount = ""]) =>
      editLine(files, error, (line) => line.replace(error.found, amount)),
  ],
  [
    /^join lines (\d+) to (\d+) into one: (.*)$/,
    (files, error, [from = "", to = "", joined = ""]) =>
      editFile(files, error, (text) =>
        text
          .split("\n")
          .toSpliced(Number(from) - 1, Number(to) - Number(from) + 1, joined)
          .join("\n"),
      ),
  ],
  [/delete this entry, from \{ to \}, and the comma beside it$/, deleteRecord],
  [/^write (".*"|-?\d[\d.]*|true|false)(?:, .*)?$/, json],
  [/^put it in (?:quotes|square brackets): (.*)$/, json],
  [
    /^add a comma at the end of this line$/,
    (files, error) => editLine(files, error, (line) => `${line},`),
  ],
  [
    /^delete that comma$/,
    (files, error) => editLine(files, error, (line) => line.replace(/,\s*$/, "")),
  ],
  [
    /^delete these commas$/,
    (files, error) => editLine(files, error, (line) => line.replace(/,[,\s]*$/, "")),
  ],
  [
    /^delete one of the commas$/,
    (files, error) => editLine(files, error, (line) => line.replace(",,", ",")),
  ],
  [
    /^delete the comment$/,
    (files, error) => editLine(files, error, (line) => line.replace(error.found, "")),
  ],
  [
    /^leave out the dollar sign$/,
    (files, error) => editLine(files, error, (line) => line.replace("$", "")),
  ],
  [
    /^replace the quotes around it by "$/,
    (files, error) => editLine(files, error, (line) => line.replace(/[‘’“”']/g, '"')),
  ],
  [
    /^delete it, and press the space bar$/,
    (files, error) => editLine(files, error, (line) => line.replace(/[^\S ]/g, " ")),
  ],
  [
    /^write \\" for each quote inside the text: (.*)$/,
    (files, error, [by = ""]) => editLine(files, error, () => by),
  ],
  [
    /^add the missing ([\]}])$/,
    (files, error, [bracket = ""]) => editFile(files, error, (text) => text + bracket),
  ],
  [
    /^add the closing ", so that the line is: (.*)$/,
    (files, error, [by = ""]) => editLine(files, error, () => by),
  ],
  [
    /^put \[ before the first record and \] after the last$/,
    (files, error) => editFile(files, error, (text) => `[${text}]`),
  ],
  [
    /^shorten it by \d+ characters?$/,
    (files, error) => setField(files, error, error.found.slice(1, 30)),
  ],
  [/^delete the price, or /, (files, error) => setField(files, error, undefined)],
  [
    /^delete one of the two$/,
    (files, error) =>
      editFile(files, error, (text) =>
        text
          .split("\n")
          .toSpliced((error.line ?? 1) - 2, 1)
          .join("\n"),
      ),
  ],
  [/^write another id, or delete one of the two records$/, deleteRecord],
  [/^choose one of them, or add it to /, choose],
  [/, or leave this field out$/, (files, error) => setField(files, error, undefined)],
  [
    /^keep one of them$/,
    (files, error) =>
      setField(files, { ...error, field: /"(\w+)"/.exec(error.expected)?.[1] }, undefined),
  ],
  [
    /^close the brace, or delete it$/,
    (files, error) => editLine(files, error, (line) => line.replace(/\{(?=[^{}]*$)/, "")),
  ],
];
