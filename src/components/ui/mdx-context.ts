import { createContext, useContext } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import type { TextPictures } from "../../lib/pictures/text-pictures";

/** At which widths a text shows its pictures, in the syntax of the HTML attribute `sizes`. */
export interface PictureSizes {
  /** One by itself. */
  single: string;
  /** One of a pair. */
  paired: string;
}

/** What the components inside an MDX text take from the page around it. */
export interface MdxContextValue {
  /** Values of the facts that the text mentions, by name. */
  facts: Readonly<Record<string, string>>;
  pictures: TextPictures;
  pictureSizes: PictureSizes;
  /** The label under which clicks on the text's booking links are reported. */
  bookingSource: BookingSource;
  /** The level of the text's own sections, which is lower in the chat. */
  sectionHeading: "h2" | "h4";
}

/** Set by `MdxText`. */
export const MdxContext = createContext<MdxContextValue | undefined>(undefined);

/**
 * The page's part of an MDX text.
 *
 * @throws Error outside of `MdxText`
 */
export function useMdxContext(): MdxContextValue {
  const value = useContext(MdxContext);
  if (!value) throw new Error("MDX components need an MdxText around them");
  return value;
}
