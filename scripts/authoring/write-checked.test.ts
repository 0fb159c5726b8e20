import { replace, type Change } from "../../test/content-check/check-files";
import { deleteProjects, temporaryProject } from "./testing/temporary-project";
import { writeChecked } from "./write-checked";

const rewriteHours = (from: string, to: string) => ({
  change: { path: "data/hours.json", rewrite: (text: string) => text.replace(from, to) },
});
const brokenPrice: Change = replace("data/walk-in.json", "18", '"18"');

afterEach(deleteProjects);

describe("writeChecked", () => {
  it("takes back what the check objects to", async () => {
    const { context, tree } = await temporaryProject();
    const before = tree();
    const attempt = writeChecked(context, rewriteHours("10:00 am to 6:00 pm", "ten to six"));
    await expect(attempt).rejects.toThrow(
      /opening hours Monday · hours[^]*"ten to six"[^]*So nothing was added/,
    );
    expect(tree()).toEqual(before);
  });

  it("tells of errors that were there before, and goes on", async () => {
    const { context, read, tree } = await temporaryProject(brokenPrice);
    await writeChecked(context, rewriteHours("Ask us", "Call us"));
    expect(read()).toContain("the content has 1 error elsewhere, in data/walk-in.json");
    expect(tree()["data/hours.json"]).toContain("Call us");
  });
});
