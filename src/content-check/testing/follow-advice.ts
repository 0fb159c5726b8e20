import { posix } from "node:path";
import type { Fault } from "../fault";
import { editFile, editLine, move, setField } from "./edit-files";
import type { Files } from "./fixture-site";

/** Does what an advice says; `words` are the parts of the advice that its pattern takes out. */
type Deed = (files: Files, fault: Fault, words: string[]) => void;

/** What is quoted in a fault's words: the fact "phon", the link /servces/. */
const mistaken = ({ found }: Fault): string =>
  /^(?:the fact "(.*?)"|the (?:link|address) (\S+?)(?:,.*)?$|<(\w+)>|(\w+) in a tag)/
    .exec(found)
    ?.slice(1)
    .find(Boolean) ?? found;

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

const renameFile: Deed = (files, fault, [from = "", to = "", name]) => {
  move(files, from, posix.join(posix.dirname(from), to));
  if (name) setField(files, fault, name);
};

/** Advice that a machine can follow, by its words. */
const deeds: [pattern: RegExp, deed: Deed][] = [
  [/^did you mean "(.*)"\?$/, meant],
  [/^write (".*"|\d[\d.]*|true|false)(?:, .*)?$/, json],
  [/^put it in (?:quotes|square brackets): (.*)$/, json],
  [/^rename the file (.*) to (\S+?)(?:, and write "(.*)" here)?$/, renameFile],
  [
    /^rename it to (\S+)$/,
    (files, { file }, [to = ""]) => move(files, file, posix.join(posix.dirname(file), to)),
  ],
  [/^move it to (\S+)$/, (files, { file }, [to = ""]) => move(files, file, to)],
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
    /^add the closing " on the same line/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/(,?)$/, '"$1')),
  ],
  [
    /^put \[ before the first record and \] after the last$/,
    (files, fault) => editFile(files, fault, (text) => `[${text}]`),
  ],
  [/or write \[\] into it for an empty list$/, (files, { file }) => files.set(file, "[]")],
  [
    /^add a line with --- between/,
    (files, fault) => editFile(files, fault, (text) => text.replace("\n\n", "\n---\n\n")),
  ],
  [
    /^replace the tab by two blanks$/,
    (files, fault) => editLine(files, fault, (line) => line.replace("\t", "  ")),
  ],
  [
    /^put double quotes around the text after the colon$/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/: (.*)$/, ': "$1"')),
  ],
  [/^add what is missing; /, (files, fault) => editLine(files, fault, (line) => `${line}"`)],
  [
    /^add a slash before the >$/,
    (files, fault) =>
      editLine(files, fault, (line) =>
        line.replace(`<${mistaken(fault)}>`, `<${mistaken(fault)} />`),
      ),
  ],
  [
    /^add (<\/\w+>) where it ends, or delete it$/,
    (files, fault, [end = ""]) => editLine(files, fault, (line) => line + end),
  ],
  [
    /^write (<Fact .*\/>)$/,
    (files, fault, [tag = ""]) => editLine(files, fault, (line) => line.replace(fault.found, tag)),
  ],
  [
    /^write the comment between \{\/\* and \*\/\}$/,
    (files, fault) =>
      editLine(files, fault, (line) => line.replace("<!--", "{/*").replace("-->", "*/}")),
  ],
  [
    /^write &lt; or say it in words/,
    (files, fault) => editLine(files, fault, (line) => line.replace("<", "&lt;")),
  ],
  [
    /^delete it$/,
    (files, fault) =>
      editLine(files, fault, (line) => line.replace(new RegExp(` ${mistaken(fault)}="[^"]*"`), "")),
  ],
  [
    /^delete it, or write &lt; for a sign/,
    (files, fault) =>
      editLine(files, fault, (line) => line.replace(new RegExp(`</?${mistaken(fault)}>`, "g"), "")),
  ],
  [
    /^shorten it by \d+ characters?$/,
    (files, fault) => setField(files, fault, fault.found.slice(1, 30)),
  ],
  [/^delete the price, or /, (files, fault) => setField(files, fault, undefined)],
  [
    /^delete draft: true in (\S+), or /,
    (files, fault, [file = ""]) =>
      editFile(files, { ...fault, file }, (text) => text.replace("draft: true\n", "")),
  ],
  [
    /^leave the link out until then/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/\[(.*)\]\(.*\)/, "$1")),
  ],
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
  [
    /^write it, or delete the folder (\S+)$/,
    (files, _, [folder = ""]) => {
      for (const path of [...files.keys()]) if (path.startsWith(`${folder}/`)) files.delete(path);
    },
  ],
];

/**
 * Does by machine what a fault says.
 *
 * @returns whether the advice is one that a machine can follow
 */
export function followAdvice(files: Files, fault: Fault): boolean {
  for (const [pattern, deed] of deeds) {
    const match = pattern.exec(fault.mend);
    if (!match) continue;
    deed(files, fault, match.slice(1));
    return true;
  }
  return false;
}
