import { fieldText } from "../field-text";

type Fields = Record<string, unknown>;

/** A field's value in the form. */
export interface FormField {
  /** `records.0.price.starting` */
  path: string;
  value: string;
  isNumber: boolean;
}

/** A field whose saved value would differ from the form. */
export interface Difference {
  path: string;
  shown: string;
  saved: string;
}

const savedValueAt = (data: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? (value as Fields)[key] : undefined,
      data,
    );

const normalizeLines = (text: string): string => text.replaceAll("\r\n", "\n").trim();

const isSavedAsShown = ({ value, isNumber }: FormField, saved: unknown): boolean =>
  isNumber && value.trim() !== ""
    ? fieldText(saved) !== "" && Number(saved) === Number(value)
    : normalizeLines(value) === normalizeLines(fieldText(saved));

/** The fields whose saved value would differ from the form. */
export const compareForm = (form: readonly FormField[], data: unknown): Difference[] =>
  form
    .map((field) => ({ field, saved: savedValueAt(data, field.path) }))
    .filter(({ field, saved }) => !isSavedAsShown(field, saved))
    .map(({ field, saved }) => ({ path: field.path, shown: field.value, saved: fieldText(saved) }));

/** Whether a value isn't written to a file: empty, or an unchecked box. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isLeftOut));

/** The fields that are missing from a file or have the wrong value. */
export function compareWritten(expected: unknown, written: unknown, path = ""): Difference[] {
  if (isLeftOut(expected) && isLeftOut(written)) return [];
  if (typeof expected === "object" && expected !== null) {
    const found = (typeof written === "object" && written !== null ? written : {}) as Fields;
    const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...names].flatMap((name) =>
      compareWritten(
        (expected as Fields)[name],
        found[name],
        path === "" ? name : `${path}.${name}`,
      ),
    );
  }
  const isEqual =
    typeof expected === "string" && typeof written === "string"
      ? normalizeLines(expected) === normalizeLines(written)
      : expected === written;
  return isEqual ? [] : [{ path, shown: fieldText(expected), saved: fieldText(written) }];
}
