import {
  activeEditor$,
  closeImageDialog$,
  imageDialogState$,
  imageUploadHandler$,
  saveImage$,
  useCellValue,
  usePublisher,
} from "@mdxeditor/editor";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { acceptedPictures } from "../config/to-cms-field";
import { currentFacts } from "../files/shop-data";
import { pictureAddress } from "../preview/mount-preview";

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export interface DialogField {
  name: string;
  label: string;
  isPicture?: boolean;
  isFact?: boolean;
  isOptional?: boolean;
}

export type Values = Partial<Record<string, string>>;

function toInput({ name, isPicture, isFact, isOptional }: DialogField, value = ""): ReactNode {
  if (isPicture)
    return (
      <>
        {value && <img src={pictureAddress(value)} alt={value} />}
        <input type="file" name={name} accept={acceptedPictures} required={!value} />
      </>
    );
  const input = { name, defaultValue: value, required: !isOptional };
  if (!isFact) return <input pattern=".*\S.*" {...input} />;
  return (
    <select {...input}>
      <option />
      {Object.entries(currentFacts()).map(([fact, shown]) => (
        <option key={fact} value={fact}>
          {`${fact.replace(/[.-]/g, " ")}: ${shown}`}
        </option>
      ))}
    </select>
  );
}

interface DialogProps {
  title: string;
  fields: readonly DialogField[];
  initial?: Values;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** A form over the text. Outside of it, because the text would take over its keys. */
export const FormDialog = ({ title, fields, initial = {}, onSubmit, onClose }: DialogProps) => {
  const addPicture = useCellValue(imageUploadHandler$);
  const text = useCellValue(activeEditor$);
  const [isAdding, setAdding] = useState(false);
  const readValues = async (data: FormData) => {
    const values: Values = {};
    for (const [name, value] of data) {
      if (typeof value === "string") values[name] = value;
      else values[name] = value.size > 0 ? await addPicture?.(value) : initial[name];
    }
    return values;
  };
  const submit = async (form: HTMLFormElement) => {
    setAdding(true);
    try {
      onSubmit(await readValues(new FormData(form)));
    } catch {
      setAdding(false); // addPicture has shown why
      return;
    }
    form.closest("dialog")?.close();
    text?.focus(); // the owner goes on typing behind what was added
  };
  return createPortal(
    <dialog ref={showModal} className="text-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {fields.map((field) => (
          <label key={field.name}>
            <span>{field.label}</span>
            {toInput(field, initial[field.name])}
          </label>
        ))}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button disabled={isAdding}>Done</button>
        </footer>
      </form>
    </dialog>,
    document.body,
  );
};

const pictureFields: DialogField[] = [
  { name: "src", label: "Photo", isPicture: true },
  { name: "altText", label: "What the photo shows, for visitors who can’t see it" },
  { name: "title", label: "Caption", isOptional: true },
];

export const PictureDialog = () => {
  const state = useCellValue(imageDialogState$);
  const save = usePublisher(saveImage$);
  const close = usePublisher(closeImageDialog$);
  if (state.type === "inactive") return null;
  const initial = state.type === "editing" ? (state.initialValues as Values) : {};
  const form = { title: "Photo", fields: pictureFields, initial };
  return <FormDialog {...form} onSubmit={save} onClose={close} />;
};
