import { checkChanged, replace } from "../../test/content-check/check-files";

const file = "data/closed-days.json";

/** A site whose only closed day has another date. */
const dated = (date: string) => replace(file, "December 25", date);

const cases: [date: string, days: string[]][] = [
  ["11/26 - 11/28", ["November 26", "November 27", "November 28"]],
  ["November 26-28, 2026", ["November 26, 2026", "November 27, 2026", "November 28, 2026"]],
  ["Nov 26 to Nov 27, 2026", ["November 26, 2026", "November 27, 2026"]],
  ["2026-11-30 - 2026-12-01", ["November 30, 2026", "December 1, 2026"]],
  ["30 to 31 December", ["December 30", "December 31"]],
  ["12/31/2026 – 1/1", ["December 31, 2026", "January 1, 2027"]],
  ["Dec. 31 through Jan. 1, 2027", ["December 31, 2026", "January 1, 2027"]],
];

describe("several closed days in one entry", () => {
  it.each(cases)("are refused, with an entry for each day: %s", async (date, days) => {
    const { errors } = await checkChanged(dated(date));
    expect(errors).toHaveLength(1);
    const [{ fix, paste = [] } = { fix: "" }] = errors;
    expect(fix).toMatch(/^write an entry for each day in the place of this one/);
    expect(fix.includes("add the year")).toBe(!date.includes("20"));
    const text = paste.join("\n");
    expect((JSON.parse(`[${text}]`) as { date: string }[]).map((day) => day.date)).toEqual(days);

    const pasted = await checkChanged((files) => void files.set(file, `[\n${text}\n]`));
    expect(pasted.errors).toEqual([]);
  });

  it.each(["1/1 - 12/31", "next week - Friday", "12/24"])("aren't seen in %s", async (date) => {
    const { errors } = await checkChanged(dated(date));
    expect(errors).toEqual([expect.not.objectContaining({ paste: expect.anything() as unknown })]);
  });
});
