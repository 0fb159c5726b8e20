import { checkContent } from "./check-content";
import { formatFaults } from "./format-faults";

const outcome =
  "test/site is the content that the tests' site is built from. What a new field needs in data/ and " +
  "content/ is added there as well.";

describe("the content that tests are run on", () => {
  it("has no faults", async () => {
    const { faults } = await checkContent("test/site");
    expect(formatFaults(faults, { outcome })).toBe("");
  });
});
