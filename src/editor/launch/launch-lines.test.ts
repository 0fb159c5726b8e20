import type { Warning } from "../../content/check/errors";
import { launchHeading, launchLines } from "./launch-lines";

const sample = (record: string, field?: string): Warning => ({
  file: "data/faq.json",
  record,
  ...(field && { field }),
  message: "shipped with the site",
  fix: 'answer as you would at the counter, then delete the line "sample"',
});

test("entries with the same remedy share a line, in the words of the form", () => {
  const warnings = [sample("a", "answer"), sample("b", "answer")];
  expect(launchLines({ name: "faq", label: "Questions", left: 2, warnings })).toEqual([
    "2 entries: Answer: an example. Answer as you would at the counter, then switch off “Still an example”.",
  ]);
});

test("a placeholder has the label of its field", () => {
  const phone = { file: "data/site.json", record: "site", field: "phone", message: "555-0142" };
  const warnings = [{ ...phone, fix: "this belongs to nobody: write your own" }];
  expect(launchLines({ name: "site", label: "Name", left: 1, warnings })).toEqual([
    "Phone: 555-0142. This belongs to nobody: write your own.",
  ]);
});

test.each([
  ["packages", "Price cards", "Prices > Price cards (8)"],
  ["team", "Team", "Team (8)"],
  ["posts", "Blog posts", "Blog posts (8)"],
] as const)("the heading of the form %s shows where it is", (name, label, heading) => {
  expect(launchHeading({ name, label, left: 8, warnings: [] })).toBe(heading);
});
