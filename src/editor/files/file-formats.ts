import type { ContentError } from "../../content/check/errors";
import { fieldText } from "../field-text";
import { Document, visit } from "yaml";
import { readFrontMatter } from "../../content/check/read/read-front-matter";
import { readJson } from "../../content/check/read/read-json";

/** A file's content in the editor: a record or a list of records. */
export type FileContent = Record<string, unknown> | Record<string, unknown>[];

/** Thrown for a file that the content check can't read either. */
export class UnreadableFile extends Error {
  constructor(readonly errors: ContentError[]) {
    super(errors.map(({ file, line, found }) => `${file}, line ${line ?? 1}: ${found}`).join("\n"));
  }
}

/** A file format that the editor can read and write. */
export interface FileFormat {
  /** The editor's name for the format. */
  name: string;
  extension: string;
  /** @throws UnreadableFile */
  fromFile: (text: string, path?: string) => FileContent;
  toFile: (content: FileContent) => string;
}

/**
 * Writes files in the style of a file edited by hand: leaves out unchecked boxes, and the dot that
 * the editor adds to a picture's name.
 */
const asByHand = (_: string, value: unknown): unknown => {
  if (value === false) return undefined;
  return typeof value === "string" ? value.replace(/^\.\//, "") : value;
};

const json: FileFormat = {
  name: "records",
  extension: "json",
  fromFile(text, path = "") {
    const { value, errors } = readJson(path, text);
    if (errors.length > 0) throw new UnreadableFile(errors);
    return value as FileContent;
  },
  toFile: (content) => `${JSON.stringify(content, asByHand, 2)}\n`,
};

/** Formats front matter, with lists on one line. */
function writeHead(head: Record<string, unknown>): string {
  // YAML 1.1, because other programs read it and need quotes around 2026-05-01, 24:7 and no.
  const document = new Document(JSON.parse(JSON.stringify(head, asByHand)), { version: "1.1" });
  visit(document, { Seq: (_, list) => void (list.flow = true) });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const mdx: FileFormat = {
  name: "article",
  extension: "mdx",
  fromFile(text, path = "") {
    const { value, errors, body = "" } = readFrontMatter(path, text);
    if (errors.length > 0) throw new UnreadableFile(errors);
    return { ...(value as Record<string, unknown>), body: body.trim() };
  },
  toFile(content) {
    const { body, ...head } = content as Record<string, unknown>;
    return `---\n${writeHead(head)}---\n\n${fieldText(body).trim()}\n`;
  },
};

/** The file formats that the editor reads and writes. */
export const fileFormats: FileFormat[] = [json, mdx];
