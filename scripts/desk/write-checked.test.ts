import { replace, type Change } from "../../src/content-check/testing/check-files";
import { clearDesks, temporaryDesk } from "./testing/temporary-desk";
import { writeChecked } from "./write-checked";

const rewriteHours = (from: string, to: string) => ({
  change: { path: "data/hours.json", rewrite: (text: string) => text.replace(from, to) },
});
const brokenPrice: Change = replace("data/walk-in.json", "18", '"18"');

afterEach(clearDesks);

describe("writeChecked", () => {
  it("takes back what the check objects to", async () => {
    const { desk, tree } = await temporaryDesk();
    const before = tree();
    const attempt = writeChecked(desk, rewriteHours("10:00 am to 6:00 pm", "ten to six"));
    await expect(attempt).rejects.toThrow(
      /opening hours Monday · hours[^]*"ten to six"[^]*So nothing was added/,
    );
    expect(tree()).toEqual(before);
  });

  it("tells of errors that were there before, and goes on", async () => {
    const { desk, read, tree } = await temporaryDesk(brokenPrice);
    await writeChecked(desk, rewriteHours("Ask us", "Call us"));
    expect(read()).toContain("the content has 1 error elsewhere, in data/walk-in.json");
    expect(tree()["data/hours.json"]).toContain("Call us");
  });
});
