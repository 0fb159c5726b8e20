import { collections } from "../../model/collections";
import { collectionNames } from "../../model/names";
import { plainFields } from "../../model/fields";
import type { ContentRecord } from "../content";
import { checkRecord } from "./check-fields";

const wrongValues = [undefined, null, true, -1, 1e12, "", "a, b", "a".repeat(3000), [], [1], {}];

const programmersWords =
  /\b(?:string|array|boolean|object|number, received|null|undefined|NaN|invalid|expected)\b|[<>]=/i;

test.each(collectionNames)("errors of %s are in the owner's words", (collection) => {
  const { schema, source: file } = collections[collection];
  const record = { collection, file, label: "", key: undefined, lineOf: () => 1 };
  const expected = plainFields(schema).flatMap(([name]) =>
    wrongValues.flatMap((wrong) => checkRecord({ ...record, value: { [name]: wrong } })),
  );
  expect(expected.length).toBeGreaterThan(5);
  for (const error of expected) expect(error.expected).not.toMatch(programmersWords);
});

test.each<[ContentRecord["collection"], object, message: string]>([
  ["posts", { tags: "a text of some length" }, "a list, like [fleas, ticks]"],
  ["posts", { draft: "yes" }, "true or false"],
  ["packages", { features: "Bath, Brush" }, 'a list, like ["fleas", "ticks"]'],
  ["packages", { price: 35 }, 'fields in braces, like { "starting": …, "addons": … }'],
  ["walkIn", { price: "35" }, "a number, like 35"],
  ["faq", { id: 78700 }, 'some text in straight quotes, like "78700"'],
  ["hours", { day: "Mo" }, "one of Monday, Tuesday"],
])("the field of %s, %j, needs %s", (collection, value, message) => {
  const { source: file } = collections[collection];
  const record = { collection, file, label: "", key: undefined, lineOf: () => 1, value };
  const [field] = Object.keys(value);
  const error = checkRecord(record).find((one) => one.field === field);
  expect(error?.expected.slice(0, message.length)).toBe(message);
});
