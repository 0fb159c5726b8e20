import { checkContent } from "./check-content";
import { formatFaults } from "./format-faults";

describe("the content of this site", () => {
  it("has no faults", async () => {
    const { faults } = await checkContent(process.cwd());
    expect(formatFaults(faults)).toBe("");
  });
});
