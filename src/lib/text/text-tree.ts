/** Attributes of an element, as the text gives them. */
export type Attributes = Record<string, string | number | boolean>;

/** An element with its name, its attributes and what it contains. */
export type TextElement = [name: string, attributes: Attributes | null, ...children: TextTree[]];

/**
 * A text as plain data: words, and elements around words. Names that start with a capital letter
 * are the components that a text may use.
 */
export type TextTree = string | TextElement;
