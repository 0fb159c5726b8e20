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
import { useState } from "react";
import { attributeOf, type MdxNode, nodeText } from "../../content/text/parse-text";
import { currentFacts } from "../files/shop-data";
import { FormDialog, type DialogField, type Values } from "./dialogs";
import { pictureAddress } from "../preview/mount-preview";
import { factTag } from "./markdown-syntax";

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

/** The form of a tag, and a function that opens it. */
function useTagForm(tag: keyof typeof tagForms, values: Values, save: (changed: Values) => void) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const submit = (changed: Values) => {
    save(changed);
    close();
  };
  const dialog = isOpen && (
    <FormDialog {...tagForms[tag]} initial={values} onSubmit={submit} onClose={close} />
  );
  return { dialog, open: () => setOpen(true) };
}

/** The attributes of a tag, and the form that changes them. */
function useAttributeForm(tag: keyof typeof tagForms, props: Props) {
  const update = useMdastNodeUpdater();
  const { fields } = tagForms[tag];
  const values = Object.fromEntries(fields.map(({ name }) => [name, valueOf(props, name)]));
  const save = (changed: Values) => update({ attributes: toAttributes(changed) });
  return { values, ...useTagForm(tag, values, save) };
}

const factInBraces = /(\{[a-z][\w.-]*\})/i;

/** The children of a booking button: its words, and facts in braces. */
const toLabelNodes = (label: string): MdxNode[] =>
  label
    .split(factInBraces)
    .map((part) =>
      factInBraces.test(part) ? factTag(part.slice(1, -1)) : { type: "text", value: part },
    );

const labelOf = (node: MdxNode): string => {
  if (node.name === "Fact") return `{${attributeOf(node, "name")}}`;
  return node.children ? node.children.map(labelOf).join("") : nodeText(node);
};

/** Changed in a form: the cursor is never in it, and it has one line. */
const BookLink = ({ mdastNode }: Props) => {
  const update = useMdastNodeUpdater<Inline>();
  const label = labelOf(mdastNode as MdxNode);
  const { dialog, open } = useTagForm("BookLink", { label }, (changed) => {
    const children = toLabelNodes(changed.label ?? "");
    update({ children: children as Inline["children"] });
  });
  return (
    <>
      <span className="tag button" role="group" aria-label="Booking button">
        <button type="button" title="Change the text" onClick={open}>
          {label}
        </button>
        <Remove name="booking button" />
      </span>
      {dialog}
    </>
  );
};

const BeforeAfter = (props: Props) => {
  const { values, dialog, open } = useAttributeForm("BeforeAfter", props);
  return (
    <div className="tag" role="group" aria-label="Before and after">
      <div className="pair">
        {["before", "after"].map((name) => (
          <img key={name} src={pictureAddress(values[name] ?? "")} alt={values[`${name}Alt`]} />
        ))}
      </div>
      {values.caption && <p>{values.caption}</p>}
      <div className="head">
        <button type="button" onClick={open}>
          Change the photos
        </button>
        <Remove name="photos" />
      </div>
      {dialog}
    </div>
  );
};

const Fact = (props: Props) => {
  const { values, dialog, open } = useAttributeForm("Fact", props);
  const { name = "" } = values;
  return (
    <>
      <button type="button" className="fact" title={`{${name}}`} onClick={open}>
        {currentFacts()[name] ?? `{${name}}`}
      </button>
      {dialog}
    </>
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
    const children = label ? toLabelNodes(label) : [];
    const props = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));
    insert({ kind, name, props, children } as never);
  };
}
