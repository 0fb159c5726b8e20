import type { PictureFolder } from "../../content-model/names";
import type { Warning } from "../warning";
import { isNamed, type NamedPicture } from "../pictures/named-pictures";
import type { JudgedPicture } from "../pictures/judge-picture";

const minWidth = 320;

/** Where it says so that a picture shall be shown, for folders of which all are meant to be. */
const namers: Partial<Record<PictureFolder, string>> = {
  gallery: "no record of data/gallery.json names it",
  blog: "the post beside it shows it neither as its cover nor in its text",
  pages: "no text of content/pages shows it",
};

/** Pictures that nothing names, and pictures of few pixels. */
export function pictureWarnings(pictures: JudgedPicture[], named: NamedPicture[]): Warning[] {
  const unused = pictures
    .filter((picture) => !named.some((name) => isNamed(picture, name)))
    .flatMap(({ file, folder }): Warning[] => {
      const message = namers[folder];
      return message ? [{ topic: "unused", file, message }] : [];
    });
  const small = pictures.flatMap(({ file, extension, verdict }): Warning[] => {
    // An SVG is sharp at every width.
    if (verdict.error || extension === ".svg" || verdict.width >= minWidth) return [];
    const message = `${verdict.width} pixels wide; ${minWidth} or more look better`;
    return [{ topic: "small", file, message }];
  });
  return [...unused, ...small];
}
