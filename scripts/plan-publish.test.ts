import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

// Each test starts several programs.
jest.setTimeout(30_000);

const script = resolve("scripts/plan-publish.mjs");
let folder = "";

const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=shop", "-c", "user.email=shop@shop.com", ...parameters], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

function write(path: string, text = "text") {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes a file and commits it. Returns the commit. */
function commit(path: string, text?: string): string {
  write(path, text);
  git("add", "--all");
  git("commit", "--quiet", "--message", path);
  return git("rev-parse", "HEAD");
}

interface Host {
  /** The runs on main that have passed, the newest first. */
  passed?: { head_sha: string; event?: string }[];
  /** GitHub's answer about Pages; 404 without one, or a status. */
  pages?: { build_type: string; html_url: string } | number;
}

const byWorkflow = { build_type: "workflow", html_url: "https://shop.github.io/" };

/** Runs the script against a simulated GitHub API. */
async function plan({ passed = [], pages = byWorkflow }: Host, environment = {}) {
  const answers: Record<string, unknown> = {
    "/repos/shop/site/actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50": {
      workflow_runs: passed.map((run) => ({ event: "push", ...run })),
    },
    "/repos/shop/site/pages": pages,
  };
  const server = createServer(({ url = "", headers }, response) => {
    const answer = headers.authorization === "Bearer token" ? answers[url] : 401;
    response.statusCode = typeof answer === "number" ? answer : answer ? 200 : 404;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const output = join(folder, ".git", "output");
  rmSync(output, { force: true });
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_EVENT_NAME: "push",
    GITHUB_OUTPUT: output,
    GITHUB_REF: "refs/heads/main",
    GITHUB_REPOSITORY: "shop/site",
    GITHUB_TOKEN: "token",
    ...environment,
  };
  const run = await new Promise<{ error: Error | null; text: string }>((done) =>
    execFile(process.execPath, [script], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ error, text: stdout + stderr }),
    ),
  );
  server.close();
  if (run.error) return { error: run.text };
  return Object.fromEntries(
    readFileSync(output, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("=")),
  ) as Record<string, string>;
}

const quick = { tests: "no", publish: "yes", address: "https://shop.github.io" };
const tested = { ...quick, tests: "yes" };
const nothing = { tests: "no", publish: "no", address: "" };

let first = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plan-"));
  git("init", "--quiet", "--initial-branch=main");
  first = commit("src/page.tsx");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("publishes a saved price, a new post and a photo without tests", async () => {
  commit("data/prices.json");
  commit("content/blog/ticks/index.mdx");
  commit("content/gallery/biscuit's tail.webp");
  expect(await plan({ passed: [{ head_sha: first }] })).toEqual(quick);
});

it("publishes the daily build without tests, although nothing has changed", async () => {
  const environment = { GITHUB_EVENT_NAME: "workflow_dispatch" };
  expect(await plan({ passed: [{ head_sha: first }] }, environment)).toEqual(quick);
});

it.each(["src/page.tsx", "static/robots.txt", ".github/workflows/publish.yml", "database/a.json"])(
  "tests a change of %s",
  async (path) => {
    commit(path, "another text");
    expect(await plan({ passed: [{ head_sha: first }] })).toEqual(tested);
  },
);

it("tests a save after a change of code whose tests failed", async () => {
  commit("src/page.tsx", "a mistake");
  commit("data/prices.json");
  expect(await plan({ passed: [{ head_sha: first }] })).toEqual(tested);
});

/** Commits a file on another branch, and merges it after a save on main. */
function mergeBranch(path: string) {
  git("checkout", "--quiet", "-b", "winter");
  commit(path, "another text");
  git("checkout", "--quiet", "main");
  commit("data/prices.json");
  git("merge", "--quiet", "--no-ff", "--no-edit", "winter");
}

/** Deletes a file that has passed. */
function commitAndDelete(path: string) {
  const passed = commit(path);
  git("rm", "--quiet", path);
  git("commit", "--quiet", "--message", "Delete");
  return passed;
}

/** Reverts a commit that has passed. */
function commitAndRevert(path: string) {
  const passed = commit(path, "another text");
  git("revert", "--no-edit", "HEAD");
  return passed;
}

/** Pushes another commit in place of the last one. */
function replaceLast(path: string) {
  const replaced = commit("data/prices.json");
  git("reset", "--quiet", "--hard", "HEAD~1");
  commit(path, "another text");
  return replaced;
}

it.each<[push: string, result: object, prepare: () => string | undefined]>([
  [
    "code and content in one commit",
    tested,
    () => void (write("data/prices.json"), commit("src/page.tsx", "another text")),
  ],
  ["a deleted photo", quick, () => commitAndDelete("content/gallery/biscuit.webp")],
  ["a merge of code", tested, () => void mergeBranch("src/page.tsx")],
  ["a merge of content", quick, () => void mergeBranch("content/blog/ticks/index.mdx")],
  ["a force push of code", tested, () => replaceLast("src/page.tsx")],
  // Another history can contain anything.
  ["a force push of content", tested, () => replaceLast("data/prices.json")],
  ["a revert of code that passed", tested, () => commitAndRevert("src/page.tsx")],
  ["a revert of a price that passed", quick, () => commitAndRevert("data/prices.json")],
])("plans %s", async (_, result, prepare) => {
  const passed = prepare() ?? first;
  expect(await plan({ passed: [{ head_sha: passed }] })).toEqual(result);
});

it("tests a file that moves from code to content", async () => {
  mkdirSync(join(folder, "data"));
  renameSync(join(folder, "src/page.tsx"), join(folder, "data/page.tsx"));
  commit("data/prices.json");
  expect(await plan({ passed: [{ head_sha: first }] })).toEqual(tested);
});

it("publishes no save that is older than the last one that passed", async () => {
  const newer = commit("data/prices.json");
  git("checkout", "--quiet", "--detach", first);
  expect(await plan({ passed: [{ head_sha: newer }, { head_sha: first }] })).toEqual(nothing);
});

it("ignores passed runs of forks, and of commits that main doesn't contain", async () => {
  const change = commit("src/page.tsx", "another text");
  const fork = { head_sha: change, event: "pull_request" };
  expect(await plan({ passed: [fork, { head_sha: first }] })).toEqual(tested);
  expect(await plan({ passed: [{ head_sha: "0".repeat(40) }] })).toEqual(tested);
});

it("publishes a new copy of the project without tests, and tests an imported history", async () => {
  expect(await plan({})).toEqual(quick);
  commit("data/prices.json");
  expect(await plan({})).toEqual(tested);
});

it("tests all pull requests of forks, and publishes none", async () => {
  commit("data/prices.json");
  const environment = { GITHUB_EVENT_NAME: "pull_request", GITHUB_REF: "refs/pull/1/merge" };
  expect(await plan({ passed: [{ head_sha: first }] }, environment)).toEqual({
    ...nothing,
    tests: "yes",
  });
});

it("publishes no other branch", async () => {
  commit("data/prices.json");
  const environment = { GITHUB_REF: "refs/heads/winter" };
  expect(await plan({ passed: [{ head_sha: first }] }, environment)).toEqual(nothing);
});

it.each<[string, NonNullable<Host["pages"]>]>([
  ["is switched off", 404],
  ["shows the files of a branch", { ...byWorkflow, build_type: "legacy" }],
])("doesn't publish while GitHub Pages %s", async (_, pages) => {
  expect(await plan({ passed: [{ head_sha: first }], pages })).toEqual(nothing);
});

it("fails if GitHub doesn't answer, because it may have published a newer save", async () => {
  expect(await plan({ passed: [{ head_sha: first }], pages: 500 })).toEqual({
    error: expect.stringContaining("GitHub answered 500 for pages") as string,
  });
});

it.each([
  ["http://www.shop.com/", "https://www.shop.com"],
  ["https://shop.github.io/site/", "Rename the repository to shop.github.io"],
])("GitHub Pages at %s", async (url, expected) => {
  const pages = { build_type: "workflow", html_url: url };
  const { address, error } = await plan({ passed: [{ head_sha: first }], pages });
  expect(address ?? error).toContain(expected);
});
