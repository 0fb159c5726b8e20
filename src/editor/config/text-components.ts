import { asText } from "../as-text";
import { acceptedPictures } from "./to-cms-field";
import type { EditorComponentDefinition, Field, RichTextField } from "@sveltia/cms";

/** A fact as the owner chooses it. */
export interface FactChoice {
  /** The name that the text has. */
  value: string;
  label: string;
}

/** A text as the value of a tag's attribute. */
const attribute = (value: unknown): string =>
  asText(value)
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll('"', "&quot;");

/** The preview pane shows the whole text. */
const noPreview = (): string => "";

/**
 * The package takes from a pattern only whether the component is a block: one with the flag `m` is.
 * `src/editor/rich-text` finds the components of a text.
 */
const aBlock = /^(?!)/m;
const partOfALine = /(?!)/;

const words = (name: string, label: string): Field => ({ name, label, widget: "string" });

const componentIds = ["callout", "book-link", "before-after", "fact", "source"] as const;

interface TextComponent extends EditorComponentDefinition {
  id: (typeof componentIds)[number];
}

/** The options of every text, in callouts too. */
export const textOptions = {
  buttons: [
    "bold",
    "italic",
    "strikethrough",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["image", ...componentIds],
  linked_images: false,
  modes: ["rich_text"],
  use_emoji_autocomplete: false,
  use_markdown_shortcuts: false, // letters stay as they are typed
} satisfies Partial<RichTextField>;

const callout: TextComponent = {
  id: "callout",
  label: "Callout",
  icon: "info",
  fields: [
    words("title", "Title"),
    { name: "text", label: "Text", widget: "richtext", ...textOptions },
  ],
  pattern: aBlock,
  toBlock: ({ title, text }) =>
    `<Callout title="${attribute(title)}">\n\n${asText(text)}\n\n</Callout>`,
  toPreview: noPreview,
};

const bookLink: TextComponent = {
  id: "book-link",
  label: "Booking button",
  icon: "event_available",
  mode: "dialog",
  summary: "Button: {{label}}",
  fields: [words("label", "Words on the button")],
  pattern: aBlock,
  toBlock: ({ label }) => `<BookLink>${asText(label)}</BookLink>`,
  toPreview: noPreview,
};

const pictureOf = (name: string, label: string): Field => ({
  name,
  label,
  widget: "image",
  accept: acceptedPictures,
  choose_url: false,
});

const pairAttributes = ["before", "beforeAlt", "after", "afterAlt"] as const;

const beforeAfter: TextComponent = {
  id: "before-after",
  label: "Before and after",
  icon: "compare",
  fields: [
    pictureOf("before", "Before"),
    words("beforeAlt", "What the first picture shows"),
    pictureOf("after", "After"),
    words("afterAlt", "What the second picture shows"),
    { ...words("caption", "Line below both"), required: false },
  ],
  pattern: aBlock,
  toBlock: (fields) => {
    const names = fields.caption ? [...pairAttributes, "caption"] : pairAttributes;
    const attributes = names.map((name) => `${name}="${attribute(fields[name])}"`);
    return `<BeforeAfter ${attributes.join(" ")} />`;
  },
  toPreview: noPreview,
};

/** The facts, so that nobody has to know their names. */
const fact = (choices: FactChoice[]): TextComponent => ({
  id: "fact",
  label: "Fact from the shop's data",
  icon: "data_object",
  mode: "dialog",
  summary: "{{name}}",
  fields: [
    {
      name: "name",
      label: "Which",
      widget: "select",
      options: choices,
      hint: "It changes in the text wherever it changes in the data.",
    },
  ],
  pattern: partOfALine,
  toBlock: ({ name }) => `{${asText(name)}}`,
  toPreview: noPreview,
});

/** What the editor has no form for, such as code. */
const source: TextComponent = {
  id: "source",
  label: "Written by hand",
  icon: "code",
  fields: [
    {
      name: "source",
      label: "Markdown",
      widget: "text",
      hint: "This part was written in the file, and the editor has no form for it.",
    },
  ],
  pattern: aBlock,
  toBlock: (fields) => asText(fields.source),
  toPreview: noPreview,
  // The package offers none of these under Insert: new texts don't need them.
  trigger: "none" as "button",
};

/** The tags that texts may have, as fields, so that nobody has to type one. */
export const textComponents = (choices: FactChoice[]): TextComponent[] => [
  callout,
  bookLink,
  beforeAfter,
  fact(choices),
  source,
];
