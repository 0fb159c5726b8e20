import { join } from "node:path";
import type { ContentError } from "../content-error";
import { judgePicture, type Verdict } from "./judge-picture";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

/** A picture and whether it can be shown. */
export type JudgedPicture = PictureFile & { verdict: Verdict };

/** Reads every picture to its end. */
export const judgePictures = (root: string, pictures: PictureFile[]): Promise<JudgedPicture[]> =>
  Promise.all(
    pictures.map(async (picture) => ({
      ...picture,
      verdict: await judgePicture(join(root, picture.file), {
        allowSvg: picture.folder === "reviews",
      }),
    })),
  );

/** Errors of files that aren't pictures which the site can show. */
export const checkJudged = (pictures: JudgedPicture[], named: NamedPicture[]): ContentError[] =>
  pictures.flatMap(({ verdict, ...picture }) => {
    if (!verdict.error) return [];
    const by = named.find((name) => isNamed(picture, name));
    return [{ file: picture.file, ...(by && { record: by.record.label }), ...verdict.error }];
  });
