import type { Warning } from "../content/check/errors";
import { launchLines } from "./launch";

const sample = (record: string, field?: string): Warning => ({
  file: "data/faq.json",
  record,
  ...(field && { field }),
  found: "",
  sample: "record",
});

test("entries with the same remedy share a line, in the words of the form", () => {
  const warnings = [sample("a", "answer"), sample("b", "answer")];
  expect(launchLines({ name: "faq", warnings })).toEqual([
    "2 entries: Answer: an example that came with the site; write your own, or delete it, then switch off “Still an example”.",
  ]);
});

test("a placeholder has the label of its field", () => {
  const found = "555-0142; this belongs to nobody: write your own";
  const warnings = [{ file: "data/site.json", record: "site", field: "phone", found }];
  expect(launchLines({ name: "site", warnings })).toEqual([
    "Phone: 555-0142; this belongs to nobody: write your own.",
  ]);
});
