import { photoExtensions, photoName } from "../../../lib/pictures/photo-formats";
import { type ContentRecord, errorAt } from "../content";
import { type ContentError, type ErrorText, formatValue, joinWithOr } from "../errors";
import type { PictureFolder } from "../../model/names";
import { leavesOf } from "../walk-fields";

/** Error for a picture whose extension isn't a photo's, such as SVG. */
export const wrongExtension = (name: string): ErrorText => ({
  found: `the picture ${formatValue(name)}`,
  expected: `a photo, whose name ends in ${joinWithOr(photoExtensions.map((one) => `.${one}`))}`,
  fix: "export it as JPEG or PNG, and choose that file",
});

/** Whether a picture's `src` is a file's name: pages only show their own site's pictures. */
export const isFileName = (src: string): boolean => /^[^/\\:?#]+$/.test(src);

/** A path from the folder of a post. */
const relativePath = /^[^/\\:?#][^\\:?#]*$/;

/** Error for a URL or path where the site looks for a file in one folder. */
function checkLocation(value: string, folder: PictureFolder): ErrorText[] {
  if (folder === "blog" ? relativePath.test(value) : isFileName(value)) return [];
  const [name = ""] = /[^/\\:?#]*(?=(?:[?#].*)?$)/.exec(value) ?? [];
  const example = photoName.test(name) ? name : "photo.jpg";
  const expected = `the name of a file in ${folder === "blog" ? "the post's folder" : `content/${folder}`}, such as ${example}`;
  const fix = `save the photo there, and write ${example}`;
  return [{ found: `the picture ${formatValue(value)}`, expected, fix }];
}

/** Errors of picture fields that name another kind of file, or one elsewhere. The editor runs this check, too. */
export const checkPhotoNames = (record: ContentRecord): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) => {
    const { picture, link } = field?.meta ?? {};
    if (!picture || typeof value !== "string" || value.trim() === "") return [];
    if (link && /^https?:/i.test(value)) return [];
    const elsewhere = checkLocation(value, picture);
    const errors =
      elsewhere.length > 0 || photoName.test(value) ? elsewhere : [wrongExtension(value)];
    return errors.map((words) => errorAt(record, path, words));
  });
