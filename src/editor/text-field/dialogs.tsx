import {
  closeImageDialog$,
  imageDialogState$,
  saveImage$,
  useCellValue,
  usePublisher,
} from "@mdxeditor/editor";
import { createContext, useContext, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { acceptedPictures } from "../config/to-cms-field";
import { currentFacts } from "../files/shop-data";
import { pictureAddress } from "../preview/mount-preview";

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A dialog over the form. Outside the text, which would take over its keys. */
const Window = ({
  title,
  onClose,
  children,
}: Pick<FormProps, "title" | "onClose"> & { children: ReactNode }) =>
  createPortal(
    <dialog ref={showModal} className="question text-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );

export interface DialogField {
  name: string;
  label: string;
  isPicture?: boolean;
  isFact?: boolean;
  isOptional?: boolean;
}

export type Values = Partial<Record<string, string>>;

/** Adds a photo to the entry. Returns its URL until the entry is saved. */
export type AddPicture = (file: File) => Promise<string>;

export const PictureContext = createContext<AddPicture>(() => Promise.resolve(""));

type PictureFieldProps = { label: string; value: string; onChange: (value: string) => void };

const PictureField = ({ label, value, onChange }: PictureFieldProps) => {
  const addPicture = useContext(PictureContext);
  const input = useRef<HTMLInputElement>(null);
  const add = async (file: File | undefined) => {
    if (file) onChange(await addPicture(file).catch(() => value));
  };
  return (
    <div role="group" aria-label={label}>
      <span>{label}</span>
      {value && <img src={pictureAddress(value)} alt={pictureAddress(value) ? "" : value} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        onChange={({ target }) => void add(target.files?.[0])}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {value ? "Choose another photo" : "Choose a photo"}
      </button>
    </div>
  );
};

interface FormProps {
  title: string;
  fields: readonly DialogField[];
  initial?: Values;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

export const FormDialog = ({ title, fields, initial = {}, onSubmit, onClose }: FormProps) => {
  const [values, setValues] = useState(initial);
  const set = (name: string) => (value: string) => setValues((all) => ({ ...all, [name]: value }));
  const isComplete = fields.every(({ name, isPicture }) => !isPicture || values[name]);
  return (
    <Window title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(values);
        }}
      >
        {fields.map(({ name, label, isPicture, isFact, isOptional }) => {
          const value = values[name] ?? "";
          const onChange = set(name);
          if (isPicture) return <PictureField key={name} {...{ label, value, onChange }} />;
          const props = {
            value,
            required: !isOptional,
            onChange: (event: { target: { value: string } }) => onChange(event.target.value),
          };
          return (
            <label key={name}>
              <span>{label}</span>
              {isFact ? (
                <select {...props}>
                  <option />
                  <FactOptions />
                </select>
              ) : (
                <input pattern=".*\S.*" {...props} />
              )}
            </label>
          );
        })}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button disabled={!isComplete}>Done</button>
        </footer>
      </form>
    </Window>
  );
};

const FactOptions = () =>
  Object.entries(currentFacts()).map(([name, value]) => (
    <option key={name} value={name}>
      {`${name.replace(/[.-]/g, " ")}: ${value}`}
    </option>
  ));

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
  return (
    <FormDialog
      title="Photo"
      fields={pictureFields}
      initial={initial}
      onSubmit={save}
      onClose={close}
    />
  );
};
