import { checkContent } from "./check-content";
import { formatErrors } from "./format-errors";
import { readProject } from "./read-project";

const outcome =
  "test/site is the content that the tests' site is built from. What a new field needs in data/ and " +
  "content/ is added there as well.";

describe("the content that tests are run on", () => {
  it("has no errors", async () => {
    const errors = checkContent(await readProject("test/site"));
    expect(formatErrors(errors, { outcome })).toBe("");
  });
});
