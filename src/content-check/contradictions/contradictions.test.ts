import { all, checkChanged, write, type Change } from "../../../test/content-check/check-files";
import { card } from "../../../test/content-check/contradicting";

describe("an acknowledged contradiction", () => {
  const acknowledge = (warning: string): Change =>
    write("data/acknowledged.json", JSON.stringify([{ warning, reason: "Nails are extra." }]));
  const warning = "pricing package card says $64, service price fff says $35";

  it("is one line", async () => {
    const { warnings } = await checkChanged(all(card("Feet Face Fanny", 64), acknowledge(warning)));
    expect(warnings).toEqual([
      {
        topic: "acknowledged",
        file: "data/acknowledged.json",
        message: "1 contradiction acknowledged",
      },
    ]);
  });

  it("is named by its warning", async () => {
    const { warnings } = await checkChanged(card("Feet Face Fanny", 64));
    expect(warnings[0]?.message).toContain(JSON.stringify(warning));
  });

  it("speaks up when a number changes, and its acknowledgement is idle", async () => {
    const { warnings } = await checkChanged(all(card("Feet Face Fanny", 65), acknowledge(warning)));
    expect(warnings.map(({ topic, line }) => [topic, line])).toEqual([
      ["idle", 1],
      ["contradiction", 1],
    ]);
  });

  it("needs a reason", async () => {
    const { errors } = await checkChanged(
      write("data/acknowledged.json", JSON.stringify([{ warning, reason: "so" }])),
    );
    expect(errors).toEqual([
      expect.objectContaining({ field: "reason", expected: "a reason of at least 10 characters" }),
    ]);
  });
});
