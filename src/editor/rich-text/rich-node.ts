/**
 * A rich text node, in the JSON format that Lexical exports and parses
 * (https://lexical.dev/docs/concepts/serialization). The fields of components such as `x-callout`
 * are next to `type`.
 */
export interface RichNode {
  type: string;
  children?: RichNode[];
  text?: string;
  /** Of a text: the sum of its `formats`. Of a table cell: its alignment. */
  format?: number | string;
  [field: string]: unknown;
}

/** Lexical's bits for text formats, by the name of the Markdown node. */
export const formats = { strong: 1, emphasis: 2, delete: 4, inlineCode: 16 } as const;

/** Lexical's value for the cells of a header row. */
export const headerRow = 1;

/** A node with children, as Lexical parses it. */
export const elementNode = (type: string, children: RichNode[], fields: object = {}): RichNode => ({
  type,
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  children,
  ...fields,
});

export const paragraph = (children: RichNode[] = []): RichNode =>
  elementNode("paragraph", children);

/** A text node in one format. */
export const textNode = (text: string, format = 0): RichNode => ({
  type: "text",
  version: 1,
  detail: 0,
  format,
  mode: "normal",
  style: "",
  text,
});
