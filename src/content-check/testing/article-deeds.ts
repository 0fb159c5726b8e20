import { type Deed, type Deeds, mistaken } from "./deed";
import { editFile, editLine } from "./edit-files";

/** Ends a mark where its paragraph ends, and begins it anew in the next. */
const endInParagraph: Deed = (files, fault) => {
  const mark = mistaken(fault);
  editFile(files, fault, (text) =>
    text.replace(
      new RegExp(`(<${mark}>[^<]*?)\\n\\n`),
      (_, start) => `${start}</${mark}>\n\n<${mark}>`,
    ),
  );
};

/** Advice about articles, their front matter among them. */
export const articleDeeds: Deeds = [
  [
    /^write (<.*>), with (?:a capital|capitals) /,
    (files, fault, [by = ""]) => editLine(files, fault, (line) => line.replace(fault.found, by)),
  ],
  [/^write it like this: (.*)$/, (files, fault, [by = ""]) => editLine(files, fault, () => by)],
  [/^write (#+ .*)$/, (files, fault, [by = ""]) => editLine(files, fault, () => by)],
  [
    /^delete it; to show it as the cover/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/!\[.*?\]\(.*?\)/, "")),
  ],
  [
    /^add a line with --- between/,
    (files, fault) => editFile(files, fault, (text) => text.replace("\n\n", "\n---\n\n")),
  ],
  [
    /^replace the tab by two blanks$/,
    (files, fault) => editLine(files, fault, (line) => line.replace("\t", "  ")),
  ],
  [
    /^remove the blanks before it$/,
    (files, fault) => editLine(files, fault, (line) => line.trimStart()),
  ],
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
    /^leave the link out until then/,
    (files, fault) => editLine(files, fault, (line) => line.replace(/\[(.*)\]\(.*\)/, "$1")),
  ],
  [/^end it there, and begin it anew/, endInParagraph],
  [
    /^replace or delete it, or /,
    // What stands in the place of a field's text is the owner's.
    (files, fault) => !fault.field && editLine(files, fault, () => ""),
  ],
  [
    /^write the address of another page, or delete the link$/,
    (files, fault) =>
      !fault.field && editLine(files, fault, (line) => line.replace(/\[(.*)\]\(.*\)/, "$1")),
  ],
];
