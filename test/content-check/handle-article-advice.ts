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

/** Puts a tag and its end on lines of their own. */
const onOwnLines: AdviceHandler = (files, error, [name = ""]) =>
  editFile(files, error, (text) =>
    text
      .replace(new RegExp(`<${name}[^>]*>`), (tag) => `${tag}\n\n`)
      .replace(`</${name}>`, `\n\n</${name}>`),
  );

/** Writes something else in the place of what was found. */
const instead: AdviceHandler = (files, error, [by = ""]) =>
  editLine(files, error, (line) => line.replace(error.found, () => by));

/** Advice about articles, their front matter among them. */
export const articleAdvice: AdviceHandlers = [
  [
    /^write (<.*>), with (?:a capital|capitals) /,
    (files, error, [by = ""]) => editLine(files, error, (line) => line.replace(error.found, by)),
  ],
  [/^write it like this: (.*)$/, (files, error, [by = ""]) => editLine(files, error, () => by)],
  [/^write (#+ .*)$/, (files, error, [by = ""]) => editLine(files, error, () => by)],
  [
    /^put it on a line of its own, with empty lines/,
    (files, error) =>
      editLine(files, error, (line) =>
        line.replace(/!\[.*?\]\(.*?\)|<BeforeAfter.*?>/, "\n\n$&\n\n"),
      ),
  ],
  [/^put <(\w+)> and <\/\w+> on lines of their own/, onOwnLines],
  [/^write (<Fact .*\/>)$/, instead],
  [
    /^write the text itself, in quotes$/,
    (files, error) => {
      const [, name = "", value = ""] = /^([\w-]+)=["“]?(.*?)”?$/.exec(error.found) ?? [];
      editLine(files, error, (line) => line.replace(error.found, `${name}="${value}"`));
    },
  ],
  [
    /^move one of the two, or delete both$/,
    (files, error) => {
      const tags = error.found.match(/<[^<>]*>/g) ?? [];
      editLine(files, error, (line) => tags.reduce((rest, tag) => rest.replace(tag, ""), line));
    },
  ],
  [/^add the opening tag, or delete this one$/, (files, error) => instead(files, error, [])],
  [
    /^write \\\{ and \\\} for braces, or /,
    (files, error) =>
      editLine(files, error, (line) =>
        line.replace(error.found, (found) => found.replace(/[{}]/g, "\\$&")),
      ),
  ],
  [
    /^begin the line with another word/,
    (files, error) => editLine(files, error, (line) => `We ${line}`),
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
    /^write the comment between \{\/\* and \*\/\}$/,
    (files, error) =>
      editLine(files, error, (line) => line.replace("<!--", "{/*").replace("-->", "*/}")),
  ],
  [
    /^write &lt; or say it in words/,
    (files, error) =>
      editLine(files, error, (line) => line.replace(error.found, error.found.replace("<", "&lt;"))),
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
