import type { CustomFieldControlProps } from "@sveltia/cms";
import { createContext, useContext } from "react";

type PickPicture = () => Promise<string | undefined>;

export const PickPictureContext = createContext<PickPicture>(() => Promise.resolve(undefined));

export const usePickPicture = () => useContext(PickPictureContext);

export type ControlProps = Pick<CustomFieldControlProps, "value" | "onChange" | "pickFile">;
