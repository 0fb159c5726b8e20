import { Document, visit } from "yaml";
import { describeFound, type ContentError } from "../../content/check/errors";
import { readFrontMatter } from "../../content/check/read/read-front-matter";
import { readJson } from "../../content/check/read/read-json";
import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { fieldText } from "../field-text";

export type FileContent = Record<string, unknown> | Record<string, unknown>[];

interface FileFormat {
  extension: "json" | "mdx";
  fromFile: (text: string) => FileContent;
  toFile: (content: FileContent) => string;
}

function withoutErrors<Value>({ value, errors }: { value: Value; errors: ContentError[] }): Value {
  const messages = errors.map(
    (error) => `line ${error.line}: found ${describeFound(error)}, expected ${error.expected}`,
  );
  if (messages.length > 0) throw new Error(messages.join("\n"));
  return value;
}

/** Leaves out unchecked boxes, and the dot that the editor adds to a picture's name. */
const asByHand = (_: string, value: unknown): unknown => {
  if (value === false) return undefined;
  return typeof value === "string" ? value.replace(/^\.\//, "") : value;
};

const json = (name: CollectionName): FileFormat => ({
  extension: "json",
  fromFile(text) {
    const { source, kind } = collections[name];
    const value = withoutErrors(readJson(source, text));
    // Sveltia CMS would open an empty form.
    if (Array.isArray(value) !== (kind === "list")) throw new Error(`${source} isn’t a ${kind}.`);
    return value as FileContent;
  },
  toFile: (content) => `${JSON.stringify(content, asByHand, 2)}\n`,
});

function writeHead(head: Record<string, unknown>): string {
  // YAML 1.1, because other programs read it and need quotes around 2026-05-01, 24:7 and no.
  const document = new Document(JSON.parse(JSON.stringify(head, asByHand)), { version: "1.1" });
  visit(document, { Seq: (_, list) => void (list.flow = true) });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const mdx = (name: CollectionName): FileFormat => ({
  extension: "mdx",
  fromFile(text) {
    const file = readFrontMatter("", text);
    const fields = withoutErrors(file) as Record<string, unknown>;
    return { ...fields, body: file.body.trim() };
  },
  toFile(content) {
    const { body, ...fields } = content as Record<string, unknown>;
    const inOrder = Object.keys(collections[name].schema.shape).filter((key) => key in fields);
    const head = { ...Object.fromEntries(inOrder.map((key) => [key, fields[key]])), ...fields };
    return `---\n${writeHead(head)}---\n\n${fieldText(body).trim()}\n`;
  },
});

export const fileFormat = (name: CollectionName): FileFormat =>
  collections[name].kind === "mdx" ? mdx(name) : json(name);
