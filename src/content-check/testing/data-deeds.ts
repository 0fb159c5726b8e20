import { type Deed, type Deeds, mistaken } from "./deed";
import { editFile, editLine, setField } from "./edit-files";

const meant: Deed = (files, fault, [word = ""]) => {
  const [, unknown] = /^an unknown field "(.*?)"/.exec(fault.found) ?? [];
  if (unknown) return editLine(files, fault, (line) => line.replace(unknown, word));
  const isWhole = fault.field !== undefined && !fault.found.startsWith("the fact");
  if (isWhole) return setField(files, fault, word);
  const wrong = mistaken(fault);
  // A mistyped component has an end as well.
  if (fault.found.startsWith("<"))
    return editFile(files, fault, (text) => text.replaceAll(wrong, word));
  editLine(files, fault, (line) => line.replace(wrong, word));
};

const json: Deed = (files, fault, [value = ""]) => setField(files, fault, JSON.parse(value));

/** Deletes the record of a fault, with its comma. */
const deleteRecord: Deed = (files, fault) =>
  setField(files, { ...fault, field: undefined }, undefined);

/** Chooses the first of the names that a fault's words list. */
const choose: Deed = (files, fault) => {
  const [, first = ""] = /: \{?([\w-]+)/.exec(fault.expected) ?? [];
  meant(files, fault, [first]);
};

/** Advice about fields, and about the lines of data files. */
export const dataDeeds: Deeds = [
  [/^did you mean "([^"]*)"(?:(?:,| or) "[^"]*")*\?$/, meant],
  [
    /^write ([\d.]+), (?:with a point|without the comma)$/,
    (files, fault, [amount = ""]) =>
      editLine(files, fault, (line) => line.replace(fault.found, amount)),
  ],
  [
    /^join lines (\d+) to (\d+) into one: (.*)$/,
    (files, fault, [from = "", to = "", joined = ""]) =>
      editFile(files, fault, (text) =>
        text
          .split("\n")
          .toSpliced(Number(from) - 1, Number(to) - Number(from) + 1, joined)
          .join("\n"),
      ),
  ],
  [/delete this entry, from \{ to \}, and the comma beside it$/, deleteRecord],
  [/^write (".*"|\d[\d.]*|true|false)(?:, .*)?$/, json],
  [/^put it in (?:quotes|square brackets): (.*)$/, json],
  [
    /^add a comma at the end of this line$/,
    (files, fault) => editLine(files, fault, (line) => `${line},`),
  ],
  [
    /^delete that comma$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/,\s*$/, "")),
  ],
  [
    /^delete these commas$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/,[,\s]*$/, "")),
  ],
  [
    /^delete one of the commas$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(",,", ",")),
  ],
  [
    /^delete the comment$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(fault.found, "")),
  ],
  [
    /^leave out the dollar sign$/,
    (files, fault) => editLine(files, fault, (line) => line.replace("$", "")),
  ],
  [
    /^replace the quotes around it by "$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/[‘’“”']/g, '"')),
  ],
  [
    /^delete it, and press the space bar$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/[^\S ]/g, " ")),
  ],
  [
    /^write \\" for each quote inside the text: (.*)$/,
    (files, fault, [by = ""]) => editLine(files, fault, () => by),
  ],
  [
    /^add the missing ([\]}])$/,
    (files, fault, [bracket = ""]) => editFile(files, fault, (text) => text + bracket),
  ],
  [
    /^add the closing ", so that the line is: (.*)$/,
    (files, fault, [by = ""]) => editLine(files, fault, () => by),
  ],
  [
    /^put \[ before the first record and \] after the last$/,
    (files, fault) => editFile(files, fault, (text) => `[${text}]`),
  ],
  [
    /^shorten it by \d+ characters?$/,
    (files, fault) => setField(files, fault, fault.found.slice(1, 30)),
  ],
  [/^delete the price, or /, (files, fault) => setField(files, fault, undefined)],
  [
    /^delete one of the two$/,
    (files, fault) =>
      editFile(files, fault, (text) =>
        text
          .split("\n")
          .toSpliced((fault.line ?? 1) - 2, 1)
          .join("\n"),
      ),
  ],
  [/^write another id, or delete one of the two records$/, deleteRecord],
  [/^choose one of them, or add it to /, choose],
  [/, or leave this field out$/, (files, fault) => setField(files, fault, undefined)],
  [
    /^keep one of them$/,
    (files, fault) =>
      setField(files, { ...fault, field: /"(\w+)"/.exec(fault.expected)?.[1] }, undefined),
  ],
  [
    /^close the brace, or delete it$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/\{(?=[^{}]*$)/, "")),
  ],
];
