import type { PictureFolder } from "../../model/names";
import type { NamedPicture } from "../pictures/named-pictures";
import type { Picture } from "../pictures/read-pictures";
import type { Warning } from "../errors";

/** In pixels. */
const minWidth = 320;

/** Pictures of few pixels. */
export const smallPictures = (pictures: Picture[]): Warning[] =>
  pictures
    .filter(({ error, width }) => !error && width < minWidth)
    .map(({ file, width }) => ({
      file,
      message: `${width} pixels wide; ${minWidth} or more look better`,
    }));

/** Messages for folders in which every picture should be used. */
const namers: Partial<Record<PictureFolder, string>> = {
  gallery: "data/gallery.json doesn't contain it",
  blog: "its post shows it neither as the cover nor in the text",
  pages: "no text of content/pages shows it",
};

/** Pictures that nothing references. */
export function unusedPictures(pictures: Picture[], named: NamedPicture[]): Warning[] {
  const shown = new Set(named.map(({ file }) => file));
  return pictures.flatMap(({ file, folder }) => {
    const message = namers[folder];
    return message && !shown.has(file) ? [{ file, message }] : [];
  });
}
