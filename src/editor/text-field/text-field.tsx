import {
  headingsPlugin,
  imagePlugin,
  jsxPlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  MDXEditor,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
  type MDXEditorMethods,
} from "@mdxeditor/editor";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { acceptedPictures } from "../config/to-cms-field";
import { fieldText } from "../field-text";
import { pictureAddress } from "../preview/mount-preview";
import { PickPictureContext, PictureDialog } from "./dialogs";
import { haveSameMeaning, markdownSyntaxPlugin } from "./markdown-syntax";
import { improvePaste } from "./paste";
import { tags } from "./tags";
import { Toolbar, translate } from "./toolbar";
import { markdownOptions } from "./write-markdown";

interface TextProps {
  value: string;
  onChange: (value: string) => void;
}

/** A drawing with a picture's name, until the browser knows the picture. */
const drawnName = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="320" height="80" fill="#ddd"/><text x="160" y="46" text-anchor="middle" font-family="sans-serif">${name.replace(/[<&]/g, "")}</text></svg>`,
  )}`;

const plugins = [
  headingsPlugin({ allowedHeadingLevels: [2, 3] }),
  listsPlugin(),
  quotePlugin(),
  thematicBreakPlugin(),
  tablePlugin(),
  linkPlugin(),
  // A tap on the address stays in the editor.
  linkDialogPlugin({ showLinkTitleField: false, onClickLinkCallback: () => undefined }),
  imagePlugin({
    disableImageResize: true,
    ImageDialog: PictureDialog as never,
    imagePreviewHandler: (name) => Promise.resolve(pictureAddress(name) ?? drawnName(name)),
  }),
  jsxPlugin({ jsxComponentDescriptors: tags, allowFragment: false }),
  markdownSyntaxPlugin(),
  toolbarPlugin({ toolbarContents: Toolbar }),
];

const RichText = ({ value, onChange, onUnreadable }: TextProps & { onUnreadable: () => void }) => {
  const [opened] = useState(value);
  const editor = useRef<MDXEditorMethods>(null);
  const field = useRef<HTMLDivElement>(null);
  /** The opened text as the editor writes it; the file may have another style. */
  const written = useRef(opened);
  const isTouched = useRef(false);

  const check = (markdown: string) => {
    written.current = markdown;
    if (!haveSameMeaning(opened, markdown)) onUnreadable();
  };
  useEffect(() => {
    const element = field.current;
    const paste = (event: ClipboardEvent) =>
      improvePaste(event, (text) => editor.current?.insertMarkdown(text));
    element?.addEventListener("paste", paste, true);
    return () => element?.removeEventListener("paste", paste, true);
  }, []);

  const change = (markdown: string, isInitial: boolean) => {
    if (isInitial || !isTouched.current) check(markdown);
    else onChange(markdown === written.current ? opened : markdown);
  };
  return (
    <div ref={field} onFocusCapture={() => (isTouched.current = true)}>
      <MDXEditor
        ref={editor}
        className="text-field"
        markdown={opened}
        onChange={change}
        onError={onUnreadable}
        plugins={plugins}
        toMarkdownOptions={markdownOptions}
        translation={translate}
      />
    </div>
  );
};

/** Catches errors of MDXEditor, which it throws at footnotes, for example. */
class Boundary extends Component<{ children: ReactNode; onError: () => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}

const SourceText = ({ value, onChange }: TextProps) => (
  <>
    <p>
      The editor can’t show all of this text with its formatting, so you see it as it is saved.
      Change the words and keep the signs.
    </p>
    <textarea
      className="text-source"
      aria-label="Text"
      rows={24}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </>
);

const TextField = (props: TextProps) => {
  const { value } = props;
  const [isReadable, setReadable] = useState(() => haveSameMeaning(value, value));
  const showSource = () => setReadable(false);
  if (!isReadable) return <SourceText {...props} />;
  return (
    <Boundary onError={showSource}>
      <RichText {...props} onUnreadable={showSource} />
    </Boundary>
  );
};

type ControlProps = Pick<CustomFieldControlProps, "value" | "onChange" | "pickFile">;

interface Mounted {
  root: Root;
  /** The text that the field shows, and the number of texts that came from outside. */
  value: string;
  version: number;
}

const mounted = new WeakMap<Element, Mounted>();

export function renderTextField(
  element: Element,
  { value: saved, onChange, pickFile }: ControlProps,
): void {
  const value = fieldText(saved);
  const field = mounted.get(element) ?? { root: createRoot(element), value, version: 0 };
  mounted.set(element, field);
  if (value !== field.value) Object.assign(field, { value, version: field.version + 1 });
  const change = (changed: string) => {
    field.value = changed;
    onChange(changed);
  };
  const pickPicture = async () => {
    const picked = await pickFile({ kind: "image", accept: acceptedPictures, allowURL: false });
    return Array.isArray(picked) ? picked[0]?.value : picked?.value;
  };
  field.root.render(
    <PickPictureContext.Provider value={pickPicture}>
      <TextField key={field.version} value={value} onChange={change} />
    </PickPictureContext.Provider>,
  );
}

declare const h: (type: string, props: object) => never;

export const TextFieldControl = (props: ControlProps) =>
  h("div", {
    ref: (element: Element) => {
      renderTextField(element, props);
      return () =>
        setTimeout(() => {
          if (!element.isConnected) mounted.get(element)?.root.unmount();
        });
    },
  });
