import { asText } from "../as-text";
import { acceptedPictures } from "./to-cms-field";
import type { EditorComponentDefinition, Field, RichTextField } from "@sveltia/cms";

/** A fact as the owner chooses it. */
export interface FactChoice {
  /** The name that the text has. */
  value: string;
  label: string;
}

/** A text as an attribute of a tag has it; a quote in it would end it. */
const attribute = (value: unknown): string => asText(value).replaceAll('"', "”");

/** The preview pane shows the whole text. */
const noPreview = (): string => "";

const words = (name: string, label: string): Field => ({ name, label, widget: "string" });

/** How words may be set, in callouts too. */
export const textButtons: RichTextField["buttons"] = [
  "bold",
  "italic",
  "link",
  "heading-two",
  "heading-three",
  "quote",
  "bulleted-list",
  "numbered-list",
];

const callout: EditorComponentDefinition = {
  id: "callout",
  label: "Callout",
  icon: "info",
  fields: [
    words("title", "Title"),
    { name: "text", label: "Text", widget: "richtext", buttons: textButtons },
  ],
  pattern: /^<Callout title="(?<title>[^"]*)">\n\n(?<text>[\s\S]*?)\n\n<\/Callout>$/m,
  toBlock: ({ title, text }) =>
    `<Callout title="${attribute(title)}">\n\n${asText(text)}\n\n</Callout>`,
  toPreview: noPreview,
};

const bookLink: EditorComponentDefinition = {
  id: "book-link",
  label: "Booking button",
  icon: "event_available",
  mode: "dialog",
  summary: "Button: {{label}}",
  fields: [words("label", "Words on the button")],
  pattern: /^<BookLink>(?<label>[^<]*)<\/BookLink>$/m,
  toBlock: ({ label }) => `<BookLink>${asText(label).replaceAll("<", "‹")}</BookLink>`,
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

const beforeAfter: EditorComponentDefinition = {
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
  pattern:
    /^<BeforeAfter\s+before="(?<before>[^"]*)"\s+beforeAlt="(?<beforeAlt>[^"]*)"\s+after="(?<after>[^"]*)"\s+afterAlt="(?<afterAlt>[^"]*)"(?:\s+caption="(?<caption>[^"]*)")?\s*\/>$/m,
  toBlock: (fields) => {
    const names = fields.caption ? [...pairAttributes, "caption"] : pairAttributes;
    const attributes = names.map((name) => `${name}="${attribute(fields[name])}"`);
    return `<BeforeAfter ${attributes.join(" ")} />`;
  },
  toPreview: noPreview,
};

/** The facts, so that nobody has to know their names. */
const fact = (choices: FactChoice[]): EditorComponentDefinition => ({
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
  pattern: /(?<!\\)\{(?<name>[\w.-]+)\}/,
  toBlock: ({ name }) => `{${asText(name)}}`,
  toPreview: noPreview,
});

/** The tags that texts may have, as fields, so that nobody has to type one. */
export const textComponents = (choices: FactChoice[]): EditorComponentDefinition[] => [
  callout,
  bookLink,
  beforeAfter,
  fact(choices),
];

/** Their names, beside that of the editor's own picture. */
export const textComponentNames = ["image", ...textComponents([]).map(({ id }) => id)];
