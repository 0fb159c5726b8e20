import type { Warning } from "../errors";
import { checkChanged, write, type Change } from "../../../../test/content-check/check-files";

const promotion = (validUntil: string): Change =>
  write(
    "data/promotions.json",
    JSON.stringify([
      { id: "spring", title: "Spring", description: "Less.", terms: "One.", validUntil },
    ]),
  );

const warnings: [name: string, change: Change, expected: Partial<Warning>][] = [
  [
    "a promotion that has ended",
    promotion("2025-05-31"),
    {
      file: "data/promotions.json",
      line: 1,
      record: "promotion spring",
      field: "validUntil",
    },
  ],
];

describe("the check", () => {
  it.each(warnings)("reports %s as a warning, not as an error", async (_, change, expected) => {
    const report = await checkChanged(change);
    expect(report.errors).toEqual([]);
    expect(report.warnings).toEqual([expect.objectContaining(expected)]);
  });

  it("reports nothing for a valid site", async () => {
    expect(await checkChanged(() => undefined)).toEqual({ errors: [], warnings: [] });
  });

  it("doesn't report a promotion on its last day", async () => {
    const { warnings: found } = await checkChanged(promotion("2025-05-31"), "2025-05-31");
    expect(found).toEqual([]);
  });
});
