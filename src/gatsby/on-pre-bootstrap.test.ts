import type { Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import type { ContentError } from "../content/check/errors";
import { checkAndReport } from "./on-pre-bootstrap";

jest.mock("../content/check/check-content");
jest.mock("../content/check/read-project");

const error: ContentError = {
  file: "data/faq.json",
  line: 3,
  code: "content",
  found: "a",
  expected: "b",
};
const reporter = { log: jest.fn(), success: jest.fn(), panic: jest.fn() };

function check(errors: ContentError[]) {
  jest.mocked(checkContent).mockReturnValueOnce(errors);
  return checkAndReport(reporter as unknown as Reporter);
}

beforeEach(() => jest.clearAllMocks());

test("the live preview reports each change of the errors once, and continues", async () => {
  await check([error]);
  await check([error]);
  await check([error, error]);
  expect(reporter.log.mock.calls).toEqual([
    [expect.stringContaining("1 error in 1 file.")],
    [expect.stringContaining("2 errors in 1 file.")],
  ]);
  await check([]);
  await check([]);
  expect(reporter.success).toHaveBeenCalledTimes(1);
  expect(reporter.panic).not.toHaveBeenCalled();
});

test("a build ends after the report", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });
  await check([error]);
  expect(reporter.log).toHaveBeenCalledWith(expect.stringContaining("Nothing was built"));
  expect(reporter.panic).toHaveBeenCalledTimes(1);
});
