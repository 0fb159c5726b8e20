type Fields = Record<string, unknown>;

/** Whether a value isn't written to a file: empty, or an unchecked box. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isLeftOut));

const trimmed = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : value;

/** The paths of fields that differ after they are written and read: `records.0.price.starting`. */
export function lostFields(form: unknown, read: unknown, path = ""): string[] {
  if (isLeftOut(form) && isLeftOut(read)) return [];
  if (typeof form !== "object" || form === null)
    return trimmed(form) === trimmed(read) ? [] : [path];
  const found = (typeof read === "object" && read !== null ? read : {}) as Fields;
  return [...new Set([...Object.keys(form), ...Object.keys(found)])].flatMap((name) =>
    lostFields((form as Fields)[name], found[name], path ? `${path}.${name}` : name),
  );
}
