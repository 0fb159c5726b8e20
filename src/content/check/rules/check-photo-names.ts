import { photoExtensions, photoName } from "../../../lib/pictures/photo-formats";
import type { ContentRecord } from "../content";
import type { ContentError, ErrorWords } from "../content-error";
import { errorAt } from "../error-at";
import { leavesOf } from "../walk-fields";
import { oneOf, showValue } from "../wording";

/** Error for a picture that isn't a photo by its name, such as a drawing in SVG. */
export const wrongExtension = (name: string): ErrorWords => ({
  found: `the picture ${showValue(name)}`,
  expected: `a photo, whose name ends in ${oneOf(photoExtensions.map((one) => `.${one}`))}`,
  fix: "export it as JPEG or PNG, and choose that file",
});

/** Errors of fields for pictures that name a file of another kind. The editor checks them, too. */
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
