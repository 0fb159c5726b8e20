import {
  insertJsx$,
  NestedLexicalEditor,
  useLexicalNodeRemove,
  useMdastNodeUpdater,
  usePublisher,
  type JsxComponentDescriptor,
  type JsxEditorProps,
  type MdastJsx,
} from "@mdxeditor/editor";
import { type ComponentProps, useState } from "react";
import { attributeOf, type MdxNode, nodeText } from "../../content/text/parse-text";
import { currentFacts } from "../files/shop-data";
import { FormDialog, type DialogField, type Values } from "./dialogs";
import { pictureAddress } from "../preview/mount-preview";

type Props = JsxEditorProps;
type Block = Extract<MdastJsx, { type: "mdxJsxFlowElement" }>;
type Inline = Extract<MdastJsx, { type: "mdxJsxTextElement" }>;

const valueOf = ({ mdastNode }: Props, name: string): string =>
  attributeOf(mdastNode as MdxNode, name) ?? "";

const toAttributes = (values: Values) =>
  Object.entries(values).flatMap(([name, value]) =>
    value ? [{ type: "mdxJsxAttribute" as const, name, value }] : [],
  );

const Remove = ({ name }: { name: string }) => {
  const remove = useLexicalNodeRemove();
  // Undo wouldn't bring back the words that were typed in it.
  const ask = () => {
    if (confirm(`Remove the ${name} and all that is in it?`)) remove();
  };
  return (
    <button
      type="button"
      className="remove"
      aria-label={`Remove ${name}`}
      title="Remove"
      onClick={ask}
    >
      ×
    </button>
  );
};

const Callout = (props: Props) => {
  const update = useMdastNodeUpdater();
  return (
    <div className="tag" role="group" aria-label="Callout">
      <div className="head">
        <input
          className="wide"
          aria-label="Title of the callout"
          placeholder="Title"
          value={valueOf(props, "title")}
          onChange={({ target }) => update({ attributes: toAttributes({ title: target.value }) })}
        />
        <Remove name="callout" />
      </div>
      <NestedLexicalEditor<Block>
        block
        getContent={({ children }) => children}
        getUpdatedMdastNode={(node, children) => ({ ...node, children }) as Block}
        contentEditableProps={{ "aria-label": "Text of the callout" }}
      />
    </div>
  );
};

/** The tags that the owner fills in with a form. */
export const tagForms = {
  Fact: {
    title: "Fact",
    fields: [{ name: "name", label: "Texts always show its current value", isFact: true }],
  },
  BeforeAfter: {
    title: "Before and after",
    fields: [
      { name: "before", label: "Before", isPicture: true },
      { name: "beforeAlt", label: "What the first photo shows" },
      { name: "after", label: "After", isPicture: true },
      { name: "afterAlt", label: "What the second photo shows" },
      { name: "caption", label: "Caption", isOptional: true },
    ],
  },
  BookLink: {
    title: "Booking button",
    fields: [{ name: "label", label: "Text on the button" }],
  },
} satisfies Record<string, { title: string; fields: DialogField[] }>;

interface FormButtonProps extends Omit<ComponentProps<"button">, "onSubmit"> {
  tag: keyof typeof tagForms;
  initial: Values;
  onSubmit: (changed: Values) => void;
}

/** A button that opens the form of a tag. */
const FormButton = ({ tag, initial, onSubmit, ...button }: FormButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const form = { ...tagForms[tag], initial, onSubmit };
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      {isOpen && <FormDialog {...form} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The form that changes the attributes of a tag. */
function useAttributeForm(tag: keyof typeof tagForms, props: Props) {
  const update = useMdastNodeUpdater();
  const names = tagForms[tag].fields.map(({ name }) => name);
  const initial: Values = Object.fromEntries(names.map((name) => [name, valueOf(props, name)]));
  const onSubmit = (changed: Values) => update({ attributes: toAttributes(changed) });
  return { tag, initial, onSubmit };
}

const labelOf = (node: MdxNode): string => {
  if (node.name === "Fact") return `{${attributeOf(node, "name")}}`;
  return node.children ? node.children.map(labelOf).join("") : nodeText(node);
};

const toLabelNodes = (value = "") => [{ type: "text" as const, value }];

/** Changed in a form: the cursor is never in it, and it has one line. */
const BookLink = ({ mdastNode }: Props) => {
  const update = useMdastNodeUpdater<Inline>();
  const label = labelOf(mdastNode as MdxNode);
  return (
    <span className="tag button" role="group" aria-label="Booking button">
      <FormButton
        title="Change the text"
        tag="BookLink"
        initial={{ label }}
        onSubmit={(changed) => update({ children: toLabelNodes(changed.label) })}
      >
        {label}
      </FormButton>
      <Remove name="booking button" />
    </span>
  );
};

const BeforeAfter = (props: Props) => {
  const form = useAttributeForm("BeforeAfter", props);
  const { before = "", beforeAlt, after = "", afterAlt, caption } = form.initial;
  return (
    <div className="tag" role="group" aria-label="Before and after">
      <div className="pair">
        <img src={pictureAddress(before)} alt={beforeAlt} />
        <img src={pictureAddress(after)} alt={afterAlt} />
      </div>
      {caption && <p>{caption}</p>}
      <div className="head">
        <FormButton className="wide" {...form}>
          Change the photos
        </FormButton>
        <Remove name="photos" />
      </div>
    </div>
  );
};

const Fact = (props: Props) => {
  const form = useAttributeForm("Fact", props);
  const { name = "" } = form.initial;
  return (
    <FormButton className="fact" title={`{${name}}`} {...form}>
      {currentFacts()[name] ?? `{${name}}`}
    </FormButton>
  );
};

export const tags: JsxComponentDescriptor[] = [
  { name: "Callout", kind: "flow", props: [], hasChildren: true, Editor: Callout },
  { name: "BookLink", kind: "text", props: [], hasChildren: true, Editor: BookLink },
  { name: "BeforeAfter", kind: "flow", props: [], Editor: BeforeAfter },
  { name: "Fact", kind: "text", props: [], Editor: Fact },
];

export function useInsertTag() {
  const insert = usePublisher(insertJsx$);
  return (name: keyof typeof tagForms | "Callout", { label, ...attributes }: Values = {}) => {
    const { kind = "flow" } = tags.find((tag) => tag.name === name) ?? {};
    const props = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));
    const children = label ? toLabelNodes(label) : [];
    insert({ kind, name, props, children } as Parameters<typeof insert>[0]);
  };
}
