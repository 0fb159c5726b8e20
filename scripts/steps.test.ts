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

it("passed steps are counted, and the last line has only the counts", async () => {
  const { take, summary } = await newRun();
  expect(await take("Lint", passing)).toBe(true);
  expect(await take("Units", () => Promise.resolve({ passed: 2, failed: 0, skipped: 1 }))).toBe(
    true,
  );
  expect(summary()).toBe("\n5 passed, 0 failed, 1 skipped");
  expect(output).toContain("== Lint: passed in 0 s");
});

it("a failed step makes the run red, and is named at the end with its failed tests", async () => {
  const { take, summary, total } = await newRun();
  await take("Lint", passing);
  expect(
    await take("Units", () =>
      Promise.resolve({ passed: 1, failed: 2, failures: ["a.test.ts", "b.test.ts"] }),
    ),
  ).toBe(false);
  expect(total.failed).toBe(2);
  expect(summary()).toBe("\nFailed:\nUnits:\n  a.test.ts\n  b.test.ts\n\n4 passed, 2 failed");
});

it("a test that passed at the second try is named at the end", async () => {
  const { take, summary } = await newRun();
  await take("Browser tests", () =>
    Promise.resolve({ passed: 2, failed: 0, repeated: ["chat.spec.ts:8 › scrolls"] }),
  );
  expect(summary()).toBe(
    "\nPassed at the second try:\nBrowser tests:\n  chat.spec.ts:8 › scrolls\n\n2 passed, 0 failed",
  );
});

it("a step that throws fails with its message", async () => {
  const { take, summary } = await newRun();
  expect(await take("Sites", () => Promise.reject(new Error("Gatsby failed.")))).toBe(false);
  expect(summary()).toBe("\nFailed:\nSites:\n  Gatsby failed.\n\n0 passed, 1 failed");
});

const node = (code: string): [string, ...string[]] => [process.execPath, "-e", code];

it("the output of a step next to others is shown when it has ended", async () => {
  const { take, toolStep } = await newRun();
  await take("Types", toolStep(node("console.log('two errors'); process.exit(2)")), "at the end");
  expect(output).toEqual(["\n== Types\ntwo errors\n", "== Types: failed in 0 s"]);
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
    "Playwright: a test passed at the second try",
    0,
    playwrightReport(0, 1),
    { passed: 6, failed: 0, repeated: ["chat.spec.ts:8 › scrolls"] },
  ],
  ["Playwright: a server did not start", 1, playwrightReport(0), { passed: 5, failed: 1 }],
])("%s", async (_, code, report, counts) => {
  const { toolStep } = await newRun();
  const write = `fs.writeFileSync("report.json", ${JSON.stringify(JSON.stringify(report))})`;
  const step = toolStep(node(`${write}; process.exit(${code})`), "report.json");
  expect(await step()).toMatchObject(counts);
});

it.each(["0", "process.exit(1)"])("no report is a failure (%s)", async (code) => {
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
])("how far a tool is: %j", async (log, progress) => {
  const { progressOf } = await newRun();
  expect(progressOf(log).trim()).toBe(progress);
});
