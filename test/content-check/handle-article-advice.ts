import { type AdviceHandler, type AdviceHandlers, mistaken } from "./advice-handler";
import { editFile, editLine } from "./edit-files";

/** Ends a mark where its paragraph ends, and begins it anew in the next. */
const endInParagraph: AdviceHandler = (files, error) => {
  const mark = mistaken(error);
  editFile(files, error, (text) =>
    text.replace(
      new RegExp(`(<${mark}>[^<]*?)\\n\\n`),
      (_, start) => `${start}</${mark}>\n\n<${mark}>`,
    ),
  );
};

/** Advice about articles, their front matter among them. */
export const articleAdvice: AdviceHandlers = [
  [
    /^write (<.*>), with (?:a capital|capitals) /,
    (files, error, [by = ""]) => editLine(files, error, (line) => line.replace(error.found, by)),
  ],
  [/^write it like this: (.*)$/, (files, error, [by = ""]) => editLine(files, error, () => by)],
  [/^write (#+ .*)$/, (files, error, [by = ""]) => editLine(files, error, () => by)],
  [
    /^delete it; to show it as the cover/,
    (files, error) => editLine(files, error, (line) => line.replace(/!\[.*?\]\(.*?\)/, "")),
  ],
  [
    /^add a line with --- between/,
    (files, error) => editFile(files, error, (text) => text.replace("\n\n", "\n---\n\n")),
  ],
  [
    /^replace the tab by two blanks$/,
    (files, error) => editLine(files, error, (line) => line.replace("\t", "  ")),
  ],
  [
    /^remove the blanks before it$/,
    (files, error) => editLine(files, error, (line) => line.trimStart()),
  ],
  [
    /^add a slash before the >$/,
    (files, error) =>
      editLine(files, error, (line) =>
        line.replace(`<${mistaken(error)}>`, `<${mistaken(error)} />`),
      ),
  ],
  [
    /^add (<\/\w+>) where it ends, or delete it$/,
    (files, error, [end = ""]) => editLine(files, error, (line) => line + end),
  ],
  [
    /^write (<Fact .*\/>)$/,
    (files, error, [tag = ""]) => editLine(files, error, (line) => line.replace(error.found, tag)),
  ],
  [
    /^write the comment between \{\/\* and \*\/\}$/,
    (files, error) =>
      editLine(files, error, (line) => line.replace("<!--", "{/*").replace("-->", "*/}")),
  ],
  [
    /^write &lt; or say it in words/,
    (files, error) => editLine(files, error, (line) => line.replace("<", "&lt;")),
  ],
  [
    /^delete it$/,
    (files, error) =>
      editLine(files, error, (line) => line.replace(new RegExp(` ${mistaken(error)}="[^"]*"`), "")),
  ],
  [
    /^delete it, or write &lt; for a sign/,
    (files, error) =>
      editLine(files, error, (line) => line.replace(new RegExp(`</?${mistaken(error)}>`, "g"), "")),
  ],
  [
    /^leave the link out until then/,
    (files, error) => editLine(files, error, (line) => line.replace(/\[(.*)\]\(.*\)/, "$1")),
  ],
  [/^end it there, and begin it anew/, endInParagraph],
  [
    /^replace or delete it, or /,
    // What stands in the place of a field's text is the owner's.
    (files, error) => !error.field && editLine(files, error, () => ""),
  ],
  [
    /^write the address of another page, or delete the link$/,
    (files, error) =>
      !error.field && editLine(files, error, (line) => line.replace(/\[(.*)\]\(.*\)/, "$1")),
  ],
];
