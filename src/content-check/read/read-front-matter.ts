import {
  isNode,
  isPair,
  LineCounter,
  parseDocument,
  YAMLMap,
  YAMLSeq,
  type Document,
  visit,
} from "yaml";
import type { MdxBody } from "../content";
import type { Fault, FaultWords } from "../fault";
import type { FieldPath } from "../words";
import { explainYamlError } from "./explain-yaml-error";
import type { ReadFile } from "./read-json";

const fence = "---";
const exampleMend = "start the file with --- , the fields, and another line with ---";

/** The lines of a file above and below its closing `---`. */
interface SplitFile {
  yaml: string;
  body: MdxBody;
}

function split(text: string): SplitFile | Pick<Fault, "line" | "found" | "expected" | "mend"> {
  const lines = text.split(/\r?\n/);
  const expected = "--- on the first line, above title and the other fields";
  if (lines[0] !== fence) return { line: 1, found: "no front matter", expected, mend: exampleMend };
  const close = lines.indexOf(fence, 1);
  if (close === -1) {
    const found = "--- on line 1, and no second ---";
    return {
      line: 1,
      found,
      expected: "--- on a line of its own below the fields",
      mend: "add a line with --- between the last field and the text",
    };
  }
  const body = { text: lines.slice(close + 1).join("\n"), firstLine: close + 2 };
  return { yaml: lines.slice(1, close).join("\n"), body };
}

function placeOf(document: Document, path: FieldPath): number {
  const [step] = path.slice(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (parent instanceof YAMLMap) {
    const pair = parent.items.find(
      (item) => isPair(item) && isNode(item.key) && String(item.key) === step,
    );
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  if (parent instanceof YAMLSeq && typeof step === "number") {
    const item: unknown = parent.items[step];
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return path.length > 1 ? placeOf(document, path.slice(0, -1)) : 0;
}

/** What is correct YAML, but never what an owner means. */
function findMisread(document: Document): (FaultWords & { offset: number }) | undefined {
  let misread: (FaultWords & { offset: number }) | undefined;
  visit(document, {
    Alias: (_, { source, range }) => {
      const mend = "put double quotes around the text after the colon";
      const found = `*${source}, which YAML takes for a reference`;
      misread = { offset: range?.[0] ?? 0, found, expected: "a text in quotes", mend };
      return visit.BREAK;
    },
  });
  const { contents } = document;
  if (misread || contents === null || contents instanceof YAMLMap) return misread;
  const found = contents instanceof YAMLSeq ? "a list" : "text without field names";
  return {
    offset: 0,
    found,
    expected: 'lines like title: "Spring skin care"',
    mend: "write each field's name and a colon before its value",
  };
}

/**
 * Reads the front matter of an MDX file with the places of its fields.
 *
 * @param file its path, for the faults
 */
export function readFrontMatter(file: string, text: string): ReadFile & { body?: MdxBody } {
  const parts = split(text.replace(/^\uFEFF/, ""));
  if ("found" in parts) return { value: undefined, faults: [{ file, ...parts }], lineOf: () => 1 };
  const lineCounter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter, logLevel: "error" });
  // The opening --- takes the file's first line.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const lines = text.split(/\r?\n/);
  const faults = document.errors.map(({ code, pos: [offset] }): Fault => {
    const line = lineAt(offset);
    return { file, line, ...explainYamlError({ code }, lines[line - 1] ?? "") };
  });
  const [firstFault] = faults;
  // Errors after the first are mostly its echoes.
  if (firstFault)
    return { value: undefined, faults: [firstFault], lineOf: () => 1, body: parts.body };
  const misread = findMisread(document);
  if (misread) {
    const { offset, ...words } = misread;
    const fault = { file, line: lineAt(offset), ...words };
    return { value: undefined, faults: [fault], lineOf: () => 1, body: parts.body };
  }
  return {
    value: document.toJS() ?? {},
    faults,
    lineOf: (path) => (path.length > 0 ? lineAt(placeOf(document, path)) : 1),
    body: parts.body,
  };
}
