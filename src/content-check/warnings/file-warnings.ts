import { posix } from "node:path";
import { collections } from "../../content-model/collections";
import { nearest } from "../nearest";
import type { Warning } from "../warning";
import { isNamed, type NamedPicture } from "../pictures/named-pictures";
import type { JudgedPicture } from "../pictures/judge-picture";

const minWidth = 320;

/** Pictures of the gallery that no record names, and pictures of few pixels. */
export function pictureWarnings(pictures: JudgedPicture[], named: NamedPicture[]): Warning[] {
  const unused = pictures
    .filter(
      (picture) => picture.folder === "gallery" && !named.some((name) => isNamed(picture, name)),
    )
    .map(({ file }): Warning => ({
      topic: "unused",
      file,
      message: "no record of data/gallery.json names it",
    }));
  const small = pictures.flatMap(({ file, extension, verdict }): Warning[] => {
    // An SVG is sharp at every width.
    if (verdict.error || extension === ".svg" || verdict.width >= minWidth) return [];
    const message = `${verdict.width} pixels wide; ${minWidth} or more look better`;
    return [{ topic: "small", file, message }];
  });
  return [...unused, ...small];
}

/** JSON files in `data` that belong to no collection: mostly a mistyped name. */
export function unreadFiles(dataFiles: string[]): Warning[] {
  const sources = Object.values(collections).map(({ source }) => posix.basename(source));
  return dataFiles
    .filter((name) => !sources.includes(name))
    .map((name) => {
      const close = nearest(name, sources);
      const message = `no part of the site reads it${close ? `; did you mean ${close}?` : ""}`;
      return { topic: "unread", file: `data/${name}`, message };
    });
}
