import { posix } from "node:path";
import { type AdviceHandler, type AdviceHandlers, mistaken } from "./advice-handler";
import { editFile, editLine, move, setField } from "./edit-files";

const renameFile: AdviceHandler = (files, error, [from = "", to = "", name]) => {
  move(files, from, posix.join(posix.dirname(from), to));
  if (name && error.field) setField(files, error, name);
  // An article may have the blanks in a name as %20.
  if (name && !error.field)
    editLine(files, error, (line) => line.replace(encodeURI(mistaken(error)), name));
};

/** Advice about whole files. */
export const fileAdvice: AdviceHandlers = [
  [/^rename the file (.*) to (\S+?)(?:, and write "(.*)" here)?$/, renameFile],
  [
    /^rename it to (\S+)$/,
    (files, { file }, [to = ""]) => move(files, file, posix.join(posix.dirname(file), to)),
  ],
  [/^move it to (\S+)$/, (files, { file }, [to = ""]) => move(files, file, to)],
  [/or write \[\] into it for an empty list$/, (files, { file }) => files.set(file, "[]")],
  [
    /^delete draft: true in (\S+), or /,
    (files, error, [file = ""]) =>
      editFile(files, { ...error, file }, (text) => text.replace("draft: true\n", "")),
  ],
  [
    /^delete or rename one of the two$/,
    (files, { file, found }) =>
      files.delete(posix.join(posix.dirname(file), found.replace(/^.* beside /, ""))),
  ],
  [/^put it into the gallery .* and delete this file/, (files, { file }) => files.delete(file)],
  [/^move the pictures out of it and delete it$/, (files, { file }) => files.delete(`${file}/`)],
  [
    /^write it, or delete the folder (\S+)$/,
    (files, _, [folder = ""]) => {
      for (const path of [...files.keys()]) if (path.startsWith(`${folder}/`)) files.delete(path);
    },
  ],
];
