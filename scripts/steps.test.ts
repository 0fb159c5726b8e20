import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The steps of a separate run in its own folder. */
async function newRun() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "steps-")));
  process.chdir(folder);
  mkdirSync("test-results");
  jest.resetModules();
  return { folder, ...(await import("./steps.mjs")) };
}

const here = process.cwd();
let output: string[] = [];

beforeEach(() => {
  output = [];
  jest.spyOn(console, "log").mockImplementation((line) => void output.push(String(line)));
});

afterEach(() => process.chdir(here));

const passing = () => Promise.resolve({ passed: 3, failed: 0 });

it("passed steps are counted, and the summary has only the counts", async () => {
  const { runStep, summary } = await newRun();
  expect(await runStep("Lint", passing)).toBe(true);
  expect(await runStep("Units", () => Promise.resolve({ passed: 2, failed: 0, skipped: 1 }))).toBe(
    true,
  );
  expect(summary()).toBe("\n5 passed, 0 failed, 1 skipped");
  expect(output).toContainEqual(expect.stringMatching(/^== Lint: passed in \d+ s$/));
});

it("a failed step fails the run, and is listed at the end with its failed tests", async () => {
  const { runStep, summary, total } = await newRun();
  await runStep("Lint", passing);
  expect(
    await runStep("Units", () =>
      Promise.resolve({ passed: 1, failed: 2, failures: ["a.test.ts", "b.test.ts"] }),
    ),
  ).toBe(false);
  expect(total.failed).toBe(2);
  expect(summary()).toBe("\nFailed:\nUnits:\n  a.test.ts\n  b.test.ts\n\n4 passed, 2 failed");
});

it("a test that passed on a retry is listed at the end", async () => {
  const { runStep, summary } = await newRun();
  await runStep("Browser tests", () =>
    Promise.resolve({ passed: 2, failed: 0, flaky: ["chat.spec.ts:8 › scrolls"] }),
  );
  expect(summary()).toBe(
    "\nPassed on a retry:\nBrowser tests:\n  chat.spec.ts:8 › scrolls\n\n2 passed, 0 failed",
  );
});

it("a step that throws fails with its message", async () => {
  const { runStep, summary } = await newRun();
  expect(await runStep("Sites", () => Promise.reject(new Error("Gatsby failed.")))).toBe(false);
  expect(summary()).toBe("\nFailed:\nSites:\n  Gatsby failed.\n\n0 passed, 1 failed");
});

const node = (code: string): [string, ...string[]] => [process.execPath, "-e", code];

it("the output of a parallel step is shown when it has ended", async () => {
  const { runStep, toolStep } = await newRun();
  await runStep(
    "Types",
    toolStep(node("console.log('two errors'); process.exit(2)")),
    "at the end",
  );
  expect(output).toEqual([
    "\n== Types\ntwo errors\n",
    expect.stringMatching(/^== Types: failed in \d+ s$/),
  ]);
});

it.each([
  ["passes", "0", { passed: 1, failed: 0 }],
  ["fails", "process.exit(1)", { passed: 0, failed: 1 }],
  ["is killed", "process.kill(process.pid)", { passed: 0, failed: 1 }],
])("a tool without a report that %s counts as one test", async (_, code, counts) => {
  const { toolStep } = await newRun();
  expect(await toolStep(node(code))()).toEqual(counts);
});

it("a tool that does not exist fails", async () => {
  const { toolStep } = await newRun();
  expect(await toolStep(["no-such-tool"])()).toEqual({ passed: 0, failed: 1 });
});

const jestReport = (failed: number, broken = 0) => ({
  numPassedTests: 7,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  testResults: [
    { status: "passed", name: "/site/a.test.ts" },
    ...Array.from({ length: failed + broken }, () => ({ status: "failed", name: "b.test.ts" })),
  ],
});

const spec = (title: string, status: string) => ({
  file: "chat.spec.ts",
  line: 8,
  title,
  tests: [{ status }],
});
const playwrightReport = (unexpected: number, flaky = 0) => ({
  stats: { expected: 5, unexpected, skipped: 1, flaky },
  suites: [
    {
      specs: [spec("closes", "expected")],
      suites: [
        {
          specs: [
            ...Array.from({ length: unexpected }, () => spec("opens", "unexpected")),
            ...Array.from({ length: flaky }, () => spec("scrolls", "flaky")),
          ],
        },
      ],
    },
  ],
});

it.each([
  ["Jest: all passed", 0, jestReport(0), { passed: 7, failed: 0 }],
  ["Jest: a test failed", 1, jestReport(1), { passed: 7, failed: 1 }],
  ["Jest: a file could not run", 1, jestReport(0, 1), { passed: 7, failed: 1 }],
  ["Jest: it failed without a failed test", 1, jestReport(0), { passed: 7, failed: 1 }],
  ["Playwright: all passed", 0, playwrightReport(0), { passed: 5, failed: 0, skipped: 1 }],
  [
    "Playwright: a test failed",
    1,
    playwrightReport(1),
    { passed: 5, failed: 1, failures: ["chat.spec.ts:8 › opens"] },
  ],
  [
    "Playwright: a test passed on a retry",
    0,
    playwrightReport(0, 1),
    { passed: 6, failed: 0, flaky: ["chat.spec.ts:8 › scrolls"] },
  ],
  ["Playwright: a server did not start", 1, playwrightReport(0), { passed: 5, failed: 1 }],
])("%s", async (_, code, report, counts) => {
  const { toolStep } = await newRun();
  const write = `fs.writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report))})`;
  const step = toolStep(node(`${write}; process.exit(${code})`), "report.json");
  expect(await step()).toMatchObject(counts);
});

it.each(["0", "process.exit(1)"])("a missing report is a failure (%s)", async (code) => {
  const { toolStep } = await newRun();
  writeFileSync("report.json", JSON.stringify(jestReport(0))); // from an earlier run
  expect(await toolStep(node(code), "report.json")()).toEqual({ passed: 0, failed: 1 });
});

it.each([
  [
    "PASS logic a.test.ts\nPASS logic b.test.ts\nFAIL logic c.test.ts\n  ● fails\n",
    "3 test files done",
  ],
  [
    "success createPages - 3 s\nsuccess Building HTML renderer - 9 s\n\n",
    "success Building HTML renderer - 9 s",
  ],
  [
    "  ✓   28 [phone] › chat.spec.ts:8:1 › opens (2 s)\n",
    "✓   28 [phone] › chat.spec.ts:8:1 › opens (2 s)",
  ],
  ["", ""],
])("the progress in the output %j", async (log, progress) => {
  const { progressOf } = await newRun();
  expect(progressOf(log).trim()).toBe(progress);
});
