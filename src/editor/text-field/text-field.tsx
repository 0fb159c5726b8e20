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
import editorStyles from "@mdxeditor/editor/style.css";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { fieldText } from "../field-text";
import { pictureAddress } from "../preview/mount-preview";
import { PictureDialog } from "./dialogs";
import { haveSameMeaning, markdownSyntaxPlugin } from "./markdown-syntax";
import { improvePaste } from "./paste";
import { tags } from "./tags";
import fieldStyles from "./text-field.css";
import { Toolbar, translate } from "./toolbar";
import { markdownOptions } from "./write-markdown";

const styles = document.createElement("style");
styles.textContent = [editorStyles, fieldStyles].join("\n");
document.head.prepend(styles); // the CMS's own styles follow

interface TextProps {
  value: string;
  onChange: (value: string) => void;
  /** Adds a photo to the entry. Returns its URL until the entry is saved. */
  addPicture: (file: File) => Promise<string>;
}

/** A drawing with a picture's name, until the browser knows the picture. */
const drawnName = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="320" height="80" fill="#ddd"/><text x="160" y="46" text-anchor="middle" font-family="sans-serif">${name.replace(/[<&]/g, "")}</text></svg>`,
  )}`;

const createPlugins = (addPicture: TextProps["addPicture"]) => [
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
    imageUploadHandler: addPicture, // of a photo that is chosen or dropped
    ImageDialog: PictureDialog,
    imagePreviewHandler: (name) => Promise.resolve(pictureAddress(name) ?? drawnName(name)),
  }),
  jsxPlugin({ jsxComponentDescriptors: tags, allowFragment: false }),
  markdownSyntaxPlugin(),
  toolbarPlugin({ toolbarContents: Toolbar }),
];

/** Whether the CMS is dark, by its own setting or the device's. */
const isDark = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme.startsWith("dark");

type RichTextProps = TextProps & { onUnreadable: () => void };

const RichText = ({ value, onChange, addPicture, onUnreadable }: RichTextProps) => {
  const [opened] = useState(value);
  const [plugins] = useState(() => createPlugins(addPicture));
  const editor = useRef<MDXEditorMethods>(null);
  const field = useRef<HTMLDivElement>(null);
  /** The opened text as the editor writes it; the file may have another style. */
  const written = useRef(opened);
  const isTouched = useRef(false);

  useEffect(() => {
    const element = field.current;
    // MDXEditor would replace the whole text by Markdown that it can't parse.
    const insertMarkdown = (text: string) =>
      haveSameMeaning(text, text) && editor.current?.insertMarkdown(text);
    const paste = (event: ClipboardEvent) => improvePaste(event, { insertMarkdown, addPicture });
    element?.addEventListener("paste", paste, true);
    return () => element?.removeEventListener("paste", paste, true);
  }, [addPicture]);

  const change = (markdown: string, isInitial: boolean) => {
    if (!isInitial && isTouched.current)
      return onChange(markdown === written.current ? opened : markdown);
    written.current = markdown;
    if (!haveSameMeaning(opened, markdown)) onUnreadable();
  };
  return (
    <div ref={field} onFocusCapture={() => (isTouched.current = true)}>
      <MDXEditor
        ref={editor}
        className={isDark() ? "text-field dark-theme" : "text-field"}
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
      The text has no formatting here, so you see it as it is saved. Change or dictate the words,
      and keep the signs.
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

const TextField = ({ value, onChange, addPicture }: TextProps) => {
  const [text, setText] = useState(value);
  const [isSource, setSource] = useState(!haveSameMeaning(value, value));
  const change = (changed: string) => {
    setText(changed);
    onChange(changed);
  };
  const showSource = () => setSource(true);
  const props = { value: text, onChange: change, addPicture };
  return (
    <>
      <button type="button" className="text-mode" onClick={() => setSource(!isSource)}>
        {isSource ? "Formatted text" : "Plain text"}
      </button>
      {isSource ? (
        <SourceText {...props} />
      ) : (
        <Boundary onError={showSource}>
          <RichText {...props} onUnreadable={showSource} />
        </Boundary>
      )}
    </>
  );
};

type ControlProps = Pick<CustomFieldControlProps, "value" | "onChange" | "addFile">;

interface Mounted {
  root: Root;
  /** The text that the field shows, and the number of texts that came from outside. */
  value: string;
  version: number;
}

let photoNumber = Date.now();

/** Names a photo by a number: the CMS would save two of one name as one file, and the check refuses some names. */
const toUniqueName = (name: string): string =>
  name.replace(/^.*?(?=(?:\.\w+)?$)/s, () => `image-${photoNumber++}`);

const mounted = new WeakMap<Element, Mounted>();

export function renderTextField(
  element: Element,
  { value: saved, onChange, addFile }: ControlProps,
): void {
  const value = fieldText(saved);
  const field = mounted.get(element) ?? { root: createRoot(element), value, version: 0 };
  mounted.set(element, field);
  if (value !== field.value) Object.assign(field, { value, version: field.version + 1 });
  const change = (changed: string) => {
    field.value = changed;
    onChange(changed);
  };
  const addPicture = async (file: File) => {
    const name = toUniqueName(file.name);
    return addFile(file, { name }).catch((error: unknown) => {
      alert(`“${file.name}” can’t be used as a photo. Export it as JPEG and try again.`);
      throw error;
    });
  };
  field.root.render(
    <TextField key={field.version} value={value} onChange={change} addPicture={addPicture} />,
  );
}

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
