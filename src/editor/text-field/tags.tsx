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
import { attributeOf, type MdxNode } from "../../content/text/parse-text";
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
  return (
    <button
      type="button"
      className="remove"
      aria-label={`Remove ${name}`}
      title="Remove"
      onClick={remove}
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

const BookLink = () => (
  <span className="tag button" role="group" aria-label="Booking button">
    <NestedLexicalEditor<Inline>
      getContent={({ children }) => children}
      getUpdatedMdastNode={(node, children) => ({ ...node, children }) as Inline}
      contentEditableProps={{ "aria-label": "Text on the button" }}
    />
    <Remove name="booking button" />
  </span>
);

export const tagFields = {
  Fact: [{ name: "name", label: "Texts always show its current value", isFact: true }],
  BeforeAfter: [
    { name: "before", label: "Before", isPicture: true },
    { name: "beforeAlt", label: "What the first photo shows" },
    { name: "after", label: "After", isPicture: true },
    { name: "afterAlt", label: "What the second photo shows" },
    { name: "caption", label: "Caption", isOptional: true },
  ],
} satisfies Record<string, DialogField[]>;

const BeforeAfter = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  const update = useMdastNodeUpdater();
  const values = Object.fromEntries(
    tagFields.BeforeAfter.map(({ name }) => [name, valueOf(props, name)]),
  );
  return (
    <div className="tag" role="group" aria-label="Before and after">
      <div className="pair">
        {["before", "after"].map((name) => (
          <img key={name} src={pictureAddress(values[name] ?? "")} alt={values[`${name}Alt`]} />
        ))}
      </div>
      {values.caption && <p>{values.caption}</p>}
      <div className="head">
        <button type="button" onClick={() => setOpen(true)}>
          Change the photos
        </button>
        <Remove name="photos" />
      </div>
      {isOpen && (
        <FormDialog
          title="Before and after"
          fields={tagFields.BeforeAfter}
          initial={values}
          onSubmit={(changed) => {
            update({ attributes: toAttributes(changed) });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

const Fact = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  const update = useMdastNodeUpdater();
  const name = valueOf(props, "name");
  return (
    <>
      <button type="button" className="fact" title={`{${name}}`} onClick={() => setOpen(true)}>
        {currentFacts()[name] ?? `{${name}}`}
      </button>
      {isOpen && (
        <FormDialog
          title="Fact"
          fields={tagFields.Fact}
          initial={{ name }}
          onSubmit={(values) => {
            update({ attributes: toAttributes(values) });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
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
  return (name: string, values: Values = {}, label?: string) => {
    const { kind = "flow" } = tags.find((tag) => tag.name === name) ?? {};
    const children = label ? [{ type: "text", value: label }] : [];
    const props = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    insert({ kind, name, props, children } as never);
  };
}
