import { asText } from "./as-text";
import { Document, isScalar, isSeq, parse, visit } from "yaml";

/** What a file holds, as the editor hands it over: a record, or a list of them. */
export type FileContent = Record<string, unknown> | Record<string, unknown>[];

/** How a kind of file is read, and how it is written. */
export interface FileFormat {
  /** The editor's name for it. */
  name: string;
  extension: string;
  fromFile: (text: string) => FileContent;
  toFile: (content: FileContent) => string;
}

/**
 * As whoever writes the file by hand would: a box that isn't ticked is left out, and a picture has its name
 * alone, to which the editor adds a dot.
 */
const asByHand = (_name: string, value: unknown): unknown => {
  if (value === false) return undefined;
  return typeof value === "string" ? value.replace(/^\.\//, "") : value;
};

const json: FileFormat = {
  name: "records",
  extension: "json",
  fromFile: (text) => JSON.parse(text) as FileContent,
  toFile: (content) => `${JSON.stringify(content, asByHand, 2)}\n`,
};

const frontMatter = /^---\n([^]*?)\n---(?:\n+([^]*))?$/;

/** Gatsby reads a day without quotes as a moment. */
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The head of a text, days in quotes, and lists on one line. */
function writeHead(head: Record<string, unknown>): string {
  const document = new Document(JSON.parse(JSON.stringify(head, asByHand)));
  visit(document, (_key, node) => {
    if (isSeq(node)) node.flow = true;
    if (isScalar(node) && day.test(String(node.value))) node.type = "QUOTE_DOUBLE";
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const mdx: FileFormat = {
  name: "article",
  extension: "mdx",
  fromFile: (text) => {
    const [, head = "", body = ""] = frontMatter.exec(text.trim()) ?? [];
    return { ...(parse(head) as Record<string, unknown>), body };
  },
  toFile: (content) => {
    const { body, ...head } = content as Record<string, unknown>;
    return `---\n${writeHead(head)}---\n\n${asText(body).trim()}\n`;
  },
};

/** The kinds of files that the editor reads and writes. */
export const fileFormats: FileFormat[] = [json, mdx];
