import { checkChanged, type Change } from "../../test/content-check/check-files";

const dataFiles =
  (change: (value: unknown) => unknown): Change =>
  (files) => {
    for (const [path, text] of files) {
      if (path.endsWith(".json")) files.set(path, JSON.stringify(change(JSON.parse(String(text)))));
    }
  };

/** Puts a value in the place of every field of every record. */
const inEveryField = (by: unknown) => (value: unknown) => {
  const records = Array.isArray(value) ? value : [value];
  const changed = records.map((record: object) =>
    Object.fromEntries(Object.keys(record).map((name) => [name, by])),
  );
  return Array.isArray(value) ? changed : changed[0];
};

const values = [null, "x", 5, true, [], [null], {}, { a: 1 }].map((value) => [
  JSON.stringify(value),
  value,
]);

const expectWords = async (change: Change) => {
  const { errors } = await checkChanged(change);
  expect(errors).not.toEqual([]);
  const words = errors.flatMap(({ found, expected, fix }) => [found, expected, fix]);
  expect(words.filter((text) => !text || /undefined|\[object|Invalid input/.test(text))).toEqual(
    [],
  );
};

describe("whatever stands in the data files", () => {
  it.each(values)("finds words for %s in the place of each file's content", (_, value) =>
    expectWords(dataFiles(() => value)),
  );

  it.each(values)("finds words for %s in the place of each record", (_, value) =>
    expectWords(dataFiles((content) => (Array.isArray(content) ? [value] : value))),
  );

  it.each(values)("finds words for %s in the place of each field", (_, value) =>
    expectWords(dataFiles(inEveryField(value))),
  );
});
