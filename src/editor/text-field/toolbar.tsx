import {
  activeEditor$,
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  ButtonOrDropdownButton,
  CreateLink,
  currentSelection$,
  ListsToggle,
  openNewImageDialog$,
  StrikeThroughSupSubToggles,
  UndoRedo,
  useCellValue,
  usePublisher,
  type Translation,
} from "@mdxeditor/editor";
import { useState } from "react";
import { FormDialog } from "./dialogs";
import { tagForms, useInsertTag } from "./tags";

const labels: Record<string, string> = {
  "contentArea.editableMarkdown": "Text",
  "toolbar.link": "Link",
  "toolbar.blockTypeSelect.selectBlockTypeTooltip": "Kind of paragraph",
  "toolbar.blockTypeSelect.placeholder": "Paragraph",
  "createLink.url": "Address, such as /faq/ or https://…",
  "createLink.text": "Words",
};

export const translate: Translation = (key, text, values = {}) => {
  if (key === "toolbar.blockTypes.heading")
    return values.level === 2 ? "Heading" : "Smaller heading";
  return Object.entries(values).reduce(
    (label, [name, value]) => label.replaceAll(`{{${name}}}`, String(value)),
    labels[key] ?? text,
  );
};

const kinds = [
  { value: "photo", label: "Photo" },
  { value: "Fact", label: "Fact, such as a price" },
  { value: "Callout", label: "Callout" },
  { value: "BookLink", label: "Booking button" },
  { value: "BeforeAfter", label: "Before and after" },
];

const Insert = () => {
  const [open, setOpen] = useState<keyof typeof tagForms>();
  const openPicture = usePublisher(openNewImageDialog$);
  const insertTag = useInsertTag();
  const text = useCellValue(activeEditor$);
  const selection = useCellValue(currentSelection$);
  /** In the middle of a paragraph, a photo or box would split it, and replace selected words. */
  const leaveParagraph = () => {
    let node = selection?.anchor.getNode();
    while (node?.isInline()) node = node.getParentOrThrow();
    node?.selectEnd();
  };
  const choose = (kind: string) => {
    if (!["Fact", "BookLink"].includes(kind)) text?.update(leaveParagraph);
    if (kind === "photo") openPicture();
    else if (kind === "Callout") insertTag(kind);
    else if (kind === "BookLink") insertTag(kind, { label: "Book an Appointment" });
    else setOpen(kind as keyof typeof tagForms);
  };
  return (
    <>
      <ButtonOrDropdownButton title="Insert" items={kinds} onChoose={choose}>
        Insert
      </ButtonOrDropdownButton>
      {open && (
        <FormDialog
          {...tagForms[open]}
          onSubmit={(values) => insertTag(open, values)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

export const Toolbar = () => (
  <>
    <BlockTypeSelect />
    <Insert />
    <BoldItalicUnderlineToggles options={["Bold", "Italic"]} />
    <StrikeThroughSupSubToggles options={["Strikethrough"]} />
    <ListsToggle options={["bullet", "number"]} />
    <CreateLink />
    <UndoRedo />
  </>
);
