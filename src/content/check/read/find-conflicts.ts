import { contentError, type ErrorText, lineAt, shorten } from "../errors";

/** A line with which Git marks two versions of a text: exactly seven signs. */
const mark = /^[^\S\n]*([<=>|])\1{6}(?!\1)(?:[^\S\n].*)?$/gm;

const fix =
  "delete the other version and the lines with <<<<<<<, ======= and >>>>>>>. A heading has ## in front of it";

export const findConflicts = (text: string): [line: number, ErrorText][] =>
  [...text.matchAll(mark)].map(({ 0: line, index }) => {
    const found = `${shorten(line.trim())}, a line between two versions of the text`;
    return [lineAt(text, index), contentError(found, "only one of the two versions", fix)];
  });
