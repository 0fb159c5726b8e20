import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  if?: string;
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
  concurrency?: Record<string, string>;
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
      expect(checkout.with).toMatchObject({ "persist-credentials": false });
  });
});

type Result = "success" | "failure" | "skipped";

/**
 * The jobs of publish.yml that run, in order, as GitHub decides it. GitHub's expressions are also valid
 * JavaScript, as far as these conditions use them.
 *
 * @param outputs of the job `build`
 * @param failing the jobs that fail
 */
function runJobs(outputs: Record<string, string>, failing: string[] = []): string[] {
  const results: Record<string, { result: Result; outputs: Record<string, string> }> = {};
  const github = { event_name: "push" };
  for (const [name, { needs = [], if: condition = "true" }] of Object.entries(jobs)) {
    const isAllowed = [needs].flat().every((job) => results[job]?.result === "success");
    const decide = () =>
      runInNewContext(condition, { github, needs: results, cancelled: () => false }) === true;
    const isRun = (isAllowed || condition.includes("cancelled()")) && decide();
    const result = !isRun ? "skipped" : failing.includes(name) ? "failure" : "success";
    results[name] = { result, outputs: result === "success" ? outputs : {} };
  }
  return Object.keys(results).filter((name) => results[name]?.result !== "skipped");
}

describe("a push", () => {
  const content = { tests: "no", publish: "yes" };
  const code = { tests: "yes", publish: "yes" };

  it.each<[string, Record<string, string>, string[], string[]]>([
    ["publishes content without tests", content, [], ["build", "publish"]],
    ["publishes code after its tests", code, [], ["build", "test", "publish"]],
    ["keeps the site if a test fails", code, ["test"], ["build", "test"]],
    ["keeps the site if the check or the build fails", content, ["build"], ["build"]],
    ["runs no tests if the check fails", code, ["build"], ["build"]],
    ["only checks content of other branches", { tests: "no", publish: "no" }, [], ["build"]],
    ["only tests code of other branches", { tests: "yes", publish: "no" }, [], ["build", "test"]],
  ])("%s", (_, outputs, failing, expected) => {
    expect(runJobs(outputs, failing)).toEqual(expected);
  });

  it("is planned, checked and then built in one job", () => {
    const [plan, check, audit, build] = jobs.build?.steps.filter(({ run }) => run) ?? [];
    expect(plan?.run).toBe("node scripts/plan-publish.mjs");
    expect(check?.run).toBe("npm run check");
    expect(check?.if).toBeUndefined();
    expect(audit?.if).toBe("steps.plan.outputs.tests == 'yes'");
    expect(build?.run).toBe("npm run build");
    expect(build?.if).toBe("steps.plan.outputs.publish == 'yes'");
  });

  it("waits on main for the run before", () => {
    expect(workflow("publish.yml").concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": "${{ github.ref != 'refs/heads/main' }}",
    });
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
