import { checkContent } from "./check-content";
import { formatErrors } from "./format-errors";
import { readProject } from "./read-project";

const outcome =
  "The tests' site is built from test/site. Add a new field's values there, too, " +
  "not only in data/ and content/.";

describe("the tests' content", () => {
  it("has no errors", async () => {
    const errors = checkContent(await readProject("test/site"));
    expect(formatErrors(errors, { outcome })).toBe("");
  });
});
