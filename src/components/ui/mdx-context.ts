import { createContext, useContext } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import type { TextPictures } from "../../lib/pictures/text-pictures";

/** The widths of a text's pictures, in the syntax of the HTML attribute `sizes`. */
export interface PictureSizes {
  /** A single picture. */
  single: string;
  /** One of a pair. */
  paired: string;
}

/** The page's values for components inside an MDX text. */
export interface MdxContextValue {
  pictures: TextPictures;
  pictureSizes: PictureSizes;
  /** The label of clicks on the text's booking links in analytics. */
  bookingSource: BookingSource;
  /** The level of the text's own sections, which is lower in the chat. */
  sectionHeading: "h2" | "h4";
}

/** Provided by `MdxText`. */
export const MdxContext = createContext<MdxContextValue | undefined>(undefined);

/**
 * Returns the page's values for an MDX text.
 *
 * @throws Error outside of `MdxText`
 */
export function useMdxContext(): MdxContextValue {
  const value = useContext(MdxContext);
  if (!value) throw new Error("MDX components need an MdxText around them");
  return value;
}
