import type { CustomFieldControlProps } from "@sveltia/cms";
import { createContext, useContext } from "react";

/** What the parts of a text field share. */
export interface FieldContext {
  /** Opens the editor's dialog of pictures. */
  pickPicture: () => Promise<string | undefined>;
  /** The URL at which the browser can show a picture; `undefined` if it isn't known. */
  addressOf: (picture: string) => string | undefined;
}

export const TextFieldContext = createContext<FieldContext>({
  pickPicture: () => Promise.resolve(undefined),
  addressOf: () => undefined,
});

export const useTextField = () => useContext(TextFieldContext);

export type ControlProps = Pick<CustomFieldControlProps, "value" | "onChange" | "pickFile">;
