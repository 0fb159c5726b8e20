import { photoExtensions, photoName } from "../../../lib/pictures/photo-formats";
import { type ContentRecord, errorAt } from "../content";
import { type ContentError, type ErrorText, formatValue, joinWithOr } from "../errors";
import { leavesOf } from "../walk-fields";

/** Error for a picture whose extension isn't a photo's, such as SVG. */
export const wrongExtension = (name: string): ErrorText => ({
  found: `the picture ${formatValue(name)}`,
  expected: `a photo, whose name ends in ${joinWithOr(photoExtensions.map((one) => `.${one}`))}`,
  fix: "export it as JPEG or PNG, and choose that file",
});

/** Errors of picture fields that name another kind of file. The editor runs this check, too. */
export const checkPhotoNames = (record: ContentRecord): ContentError[] =>
  leavesOf(record).flatMap(({ path, value, field }) =>
    field?.meta.picture &&
    typeof value === "string" &&
    value.trim() !== "" &&
    !/^https?:/i.test(value) &&
    !photoName.test(value)
      ? [errorAt(record, path, wrongExtension(value))]
      : [],
  );
