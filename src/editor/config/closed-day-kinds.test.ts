import { fileFormats } from "../files/file-formats";
import { withoutEmptyFields } from "../files/form-fields";
import { findYearErrors, withKinds } from "./closed-day-kinds";

const json = fileFormats.find(({ extension }) => extension === "json");
const days = [
  { name: "Christmas Eve", date: "December 24" },
  { name: "Thanksgiving Day", date: "4th Thursday of November" },
  { name: "Vacation", date: "March 14, 2027" },
];

test("the form shows which closed days repeat every year; files don't contain that field", () => {
  const text = JSON.stringify(days);
  const shown = json?.fromFile(text, "data/closed-days.json") as { repeats: string }[];
  expect(shown.map(({ repeats }) => repeats)).toEqual(["yearly", "yearly", "once"]);
  expect(JSON.parse(json?.toFile(shown) ?? "")).toEqual(days);
  expect(withoutEmptyFields(shown)).toEqual(days);
  expect(json?.fromFile(text, "data/faq.json")).toEqual(days);
});

test("entries that aren't records stay unchanged", () => {
  expect(withKinds([null, "x", []])).toEqual([null, "x", []]);
});

test("a yearly day with a year is refused", () => {
  const typed = withKinds(days);
  expect(findYearErrors(typed)).toEqual([]);
  const yearly = { name: "Vacation", date: "March 14, 2027", repeats: "yearly" };
  expect(findYearErrors([yearly])).toEqual([
    "Vacation, Date: “March 14, 2027” has a year, but this entry is for every year. Delete the year. To close only once, delete this entry and add a new one with “Once”.",
  ]);
});
