import { createContext, useContext } from "react";
import type { BookingSource } from "../../analytics/event";
import type { TextPictures } from "../../lib/pictures";

/** The widths of a text's pictures, in the syntax of the HTML attribute `sizes`. */
export interface PictureSizes {
  single: string;
  paired: string;
}

export interface MdxContextValue {
  pictures: TextPictures;
  pictureSizes: PictureSizes;
  bookingSource: BookingSource;
  /** The level of the text's own sections, which is lower in the chat. */
  sectionHeading: "h2" | "h4";
}

export const MdxContext = createContext<MdxContextValue | undefined>(undefined);

/** The page's values; `MdxText` provides them. */
export const useMdxContext = (): MdxContextValue => useContext(MdxContext)!;
