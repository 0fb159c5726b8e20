export type Attributes = Record<string, string | number | boolean>;

/** An element: its name, attributes and children. */
export type TextElement = [name: string, attributes: Attributes | null, ...children: TextTree[]];

/** A text as plain data: strings and elements. Names that start with a capital letter are components. */
export type TextTree = string | TextElement;
