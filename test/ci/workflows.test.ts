import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  needs?: string | string[];
  if?: string;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = ".github/workflows";
const texts = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
);
const workflow = (name: string) => parse(texts.get(name) ?? "") as Workflow;
const { jobs } = workflow("publish.yml");
const runOf = (job: Job | undefined) => job?.steps.map(({ run }) => run ?? "").join("\n") ?? "";

describe.each([...texts])("%s", (name, text) => {
  const { permissions, jobs } = workflow(name);

  it("pins each action to a commit, with its version in a comment", () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action = ""]) => action);
    for (const action of uses)
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("has no default permissions, and each job declares its own", () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeDefined();
  });

  it("stores no token in the checkout", () => {
    const checkouts = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const checkout of checkouts)
      expect(checkout.with).toEqual({ "persist-credentials": false });
  });
});

describe("a push", () => {
  it("is published from main after it is checked, built and tested", () => {
    expect(jobs.build?.needs).toBe("check");
    expect(jobs.build?.if).toContain("github.ref == 'refs/heads/main'");
    expect(runOf(jobs.build)).toContain("npm run build");
    expect(jobs.publish?.needs).toEqual(["test", "build"]);
    expect(jobs.test?.needs).toBe("check");
    expect(runOf(jobs.check)).toContain("npm run check");
    expect(runOf(jobs.test)).toContain("sh .ci/run");
  });

  it("gives only the last job the permission to publish", () => {
    const writers = Object.entries(jobs).filter(([, { permissions }]) =>
      Object.values(permissions ?? {}).includes("write"),
    );
    expect(writers.map(([name]) => name)).toEqual(["publish"]);
    expect(jobs.publish?.steps).toHaveLength(1);
  });
});

describe("the daily build", () => {
  const { jobs: daily } = workflow("daily.yml");

  it("starts an existing workflow that has a manual trigger", () => {
    const [, started = ""] = /gh workflow run (\S+)/.exec(runOf(daily.rebuild)) ?? [];
    expect(workflow(started).on).toHaveProperty("workflow_dispatch");
  });
});

it.each([
  ["https://www.shop.com", 0],
  ["https://shop.github.io/", 0],
  ["https://shop.github.io/site", 1],
  ["https://shop.github.io/site/", 1],
])("GitHub Pages at %s exits with code %i", (url, code) => {
  const env = { ...process.env, ADDRESS: url };
  const { status, stdout } = spawnSync("sh", [".ci/refuse-path"], { env, encoding: "utf8" });
  expect(status).toBe(code);
  expect(stdout).toMatch(code ? /^::error title=[^:]+::.*docs\/hosting\.md\.\n$/ : /^$/);
});
