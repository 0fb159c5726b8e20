import type { Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "../content/check/check-content";
import type { ContentError } from "../content/check/errors";
import { waitingPosts } from "../content/check/warnings/waiting-posts";
import { onPreBootstrap, checkOnChange } from "./on-pre-bootstrap";

jest.mock("../content/check/check-content");
jest.mock("../content/check/read-project");
jest.mock("../content/check/warnings/waiting-posts");

const error: ContentError = {
  file: "data/faq.json",
  line: 3,
  found: "a",
  expected: "b",
  fix: "c",
};
const reporter = { log: jest.fn(), success: jest.fn() };
const args = { reporter: reporter as unknown as Reporter };

function nextCheckFinds(errors: ContentError[], waiting: string[] = []) {
  jest.mocked(checkContent).mockReturnValueOnce(errors);
  jest.mocked(waitingPosts).mockReturnValue(waiting);
}

beforeEach(() => {
  jest.clearAllMocks();
  delete process.env.gatsby_executing_command;
});

describe("in the live preview", () => {
  /** The text that Gatsby sends to each page. */
  const overlay = () => [...websocketManager.errors.values()].map((one) => JSON.stringify(one))[0];

  it("reports errors at the start and continues, and then reports only changes", async () => {
    const lastReport = () => reporter.log.mock.lastCall as unknown;
    nextCheckFinds([error]);
    await onPreBootstrap(args);
    expect(lastReport()).toEqual([expect.stringContaining("1 error in 1 file.")]);
    expect(overlay()).toContain("1 error in 1 file.");
    nextCheckFinds([error]);
    await checkOnChange(args);
    expect(reporter.log).toHaveBeenCalledTimes(1);
    nextCheckFinds([error, error]);
    await checkOnChange(args);
    expect(lastReport()).toEqual([expect.stringContaining("2 errors in 1 file.")]);
    expect(overlay()).toContain("2 errors in 1 file.");
  });

  it("reports once that all errors are fixed", async () => {
    nextCheckFinds([]);
    await checkOnChange(args);
    nextCheckFinds([]);
    await checkOnChange(args);
    expect(reporter.success).toHaveBeenCalledTimes(1);
    expect(reporter.success).toHaveBeenCalledWith("All errors in the content are fixed.");
    expect(overlay()).toBeUndefined();
  });
});

describe("in a build", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "build";
  });

  it("ends with exit code 1 after the report", async () => {
    const flush = (_: unknown, done: unknown) => (done as () => void)() === undefined;
    jest.spyOn(process.stdout, "write").mockImplementation(flush);
    jest.spyOn(process.stderr, "write").mockImplementation(flush);
    const exit = new Promise((resolve) => {
      jest.spyOn(process, "exit").mockImplementation(((code: number) => resolve(code)) as never);
    });
    nextCheckFinds([error]);
    void onPreBootstrap(args);
    expect(await exit).toBe(1);
    expect(reporter.log).toHaveBeenCalledWith(expect.stringContaining("Nothing was built"));
  });

  it("lists the posts that it leaves out, and continues", async () => {
    nextCheckFinds([], ["1 post waits for its day."]);
    await onPreBootstrap(args);
    expect(reporter.log).toHaveBeenCalledWith("\n1 post waits for its day.\n");
  });
});
