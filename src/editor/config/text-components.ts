import { fieldText } from "../field-text";
import type { FactChoice } from "../files/fact-choices";
import { acceptedPictures } from "./to-cms-field";
import type { EditorComponentDefinition, Field, RichTextField } from "@sveltia/cms";

/** Formats a text as the value of a tag's attribute. */
const attributeValue = (value: unknown): string =>
  fieldText(value)
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll('"', "&quot;");

/** The preview pane shows the whole text instead. */
const noPreview = (): string => "";

/**
 * Sveltia CMS uses a pattern only to see whether the component is a block: flag `m`.
 * `src/editor/rich-text` finds the components of a text.
 */
const aBlock = /^(?!)/m;
const partOfALine = /(?!)/;

const textField = (name: string, label: string): Field => ({ name, label, widget: "string" });

const componentIds = ["callout", "book-link", "before-after", "fact", "source"] as const;

interface TextComponent extends EditorComponentDefinition {
  id: (typeof componentIds)[number];
}

/** The options of every text, including callouts. */
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
  use_markdown_shortcuts: false, // keeps characters as typed
} satisfies Partial<RichTextField>;

const callout: TextComponent = {
  id: "callout",
  label: "Callout",
  icon: "info",
  fields: [
    textField("title", "Title"),
    { name: "text", label: "Text", widget: "richtext", ...textOptions },
  ],
  pattern: aBlock,
  toBlock: ({ title, text }) =>
    `<Callout title="${attributeValue(title)}">\n\n${fieldText(text)}\n\n</Callout>`,
  toPreview: noPreview,
};

const bookLink: TextComponent = {
  id: "book-link",
  label: "Booking button",
  icon: "event_available",
  mode: "dialog",
  summary: "Button: {{label}}",
  fields: [textField("label", "Text on the button")],
  pattern: aBlock,
  toBlock: ({ label }) => `<BookLink>${fieldText(label)}</BookLink>`,
  toPreview: noPreview,
};

const pictureField = (name: string, label: string): Field => ({
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
    pictureField("before", "Before"),
    textField("beforeAlt", "What the first picture shows"),
    pictureField("after", "After"),
    textField("afterAlt", "What the second picture shows"),
    { ...textField("caption", "Caption"), required: false },
  ],
  pattern: aBlock,
  toBlock: (fields) => {
    const names = fields.caption ? [...pairAttributes, "caption"] : pairAttributes;
    const attributes = names.map((name) => `${name}="${attributeValue(fields[name])}"`);
    return `<BeforeAfter ${attributes.join(" ")} />`;
  },
  toPreview: noPreview,
};

/** A list of facts, so that the owner needn't remember their names. */
const fact = (choices: FactChoice[]): TextComponent => ({
  id: "fact",
  label: "Fact from the shop's data",
  icon: "data_object",
  mode: "dialog",
  summary: "{{name}}",
  fields: [
    {
      name: "name",
      label: "Fact",
      widget: "select",
      options: choices,
      hint: "Search by name or value. The text always shows the current value.",
    },
  ],
  pattern: partOfALine,
  toBlock: ({ name }) => `{${fieldText(name)}}`,
  toPreview: noPreview,
});

/** Markdown without a form of its own, such as code. */
const source: TextComponent = {
  id: "source",
  label: "Written by hand",
  icon: "code",
  fields: [
    {
      name: "source",
      label: "Markdown",
      widget: "text",
      hint: "This part was written in the file, and the editor has no form for it. Change the words and keep the signs.",
    },
  ],
  pattern: aBlock,
  toBlock: (fields) => fieldText(fields.source),
  toPreview: noPreview,
  // Hides the component from the Insert menu: new texts don't need it.
  trigger: "none" as "button",
};

/** Forms for the tags that texts can contain. */
export const textComponents = (choices: FactChoice[]): TextComponent[] => [
  callout,
  bookLink,
  beforeAfter,
  fact(choices),
  source,
];
