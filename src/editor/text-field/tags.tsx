import {
  insertJsx$,
  NestedLexicalEditor,
  useLexicalNodeRemove,
  useMdastNodeUpdater,
  useNestedEditorContext,
  usePublisher,
  type JsxComponentDescriptor,
  type JsxEditorProps,
  type MdastJsx,
} from "@mdxeditor/editor";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
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

/** Has one line. Enter, and a tap behind it, lead to the text behind it. */
const BookLink = () => {
  const { parentEditor, lexicalNode } = useNestedEditorContext();
  const button = useRef<HTMLSpanElement>(null);
  const leave = () => {
    parentEditor.update(() => void lexicalNode.selectNext(0, 0));
    parentEditor.focus();
  };
  useEffect(() => {
    const text = parentEditor.getRootElement();
    // Browsers would put the cursor into the button, the nearest text.
    const tap = ({ target, clientX, clientY }: MouseEvent) => {
      const paragraph = button.current?.closest("p");
      if (!button.current || !paragraph) return;
      const { top, right, bottom } = button.current.getBoundingClientRect();
      const isBehind = clientY > bottom || (clientY >= top && clientX > right);
      const isBelow = target === text && !paragraph.nextElementSibling;
      const isLast = parentEditor.read(() => lexicalNode.getNextSibling() === null);
      if (isBehind && isLast && (target === paragraph || isBelow)) leave();
    };
    text?.addEventListener("click", tap);
    return () => text?.removeEventListener("click", tap);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    <span
      ref={button}
      className="tag button"
      role="group"
      aria-label="Booking button"
      onKeyDownCapture={press}
    >
      <NestedLexicalEditor<Inline>
        getContent={({ children }) => children}
        getUpdatedMdastNode={(node, children) => ({ ...node, children }) as Inline}
        contentEditableProps={{ "aria-label": "Text on the button" }}
      />
      <Remove name="booking button" />
    </span>
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
} satisfies Record<string, { title: string; fields: DialogField[] }>;

/** A tag's values, and the form that changes them. */
function useTagForm(tag: keyof typeof tagForms, props: Props) {
  const [isOpen, setOpen] = useState(false);
  const update = useMdastNodeUpdater();
  const close = () => setOpen(false);
  const save = (changed: Values) => {
    update({ attributes: toAttributes(changed) });
    close();
  };
  const form = tagForms[tag];
  const values = Object.fromEntries(form.fields.map(({ name }) => [name, valueOf(props, name)]));
  const dialog = isOpen && (
    <FormDialog {...form} initial={values} onSubmit={save} onClose={close} />
  );
  return { values, dialog, open: () => setOpen(true) };
}

const BeforeAfter = (props: Props) => {
  const { values, dialog, open } = useTagForm("BeforeAfter", props);
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
  const { values, dialog, open } = useTagForm("Fact", props);
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
  return (name: string, values: Values = {}, label?: string) => {
    const { kind = "flow" } = tags.find((tag) => tag.name === name) ?? {};
    const children = label ? [{ type: "text", value: label }] : [];
    const props = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    insert({ kind, name, props, children } as never);
  };
}
