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

  it("names each foreign action by its commit, and the version in words", () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action = ""]) => action);
    for (const action of uses)
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("grants nothing by default, and each job what it says", () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeDefined();
  });

  it("leaves no token behind in what it has checked out", () => {
    const checkouts = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const checkout of checkouts)
      expect(checkout.with).toEqual({ "persist-credentials": false });
  });
});

describe("a push", () => {
  it("is published from main, once it is checked, built and tested", () => {
    expect(jobs.build?.needs).toBe("check");
    expect(jobs.build?.if).toContain("github.ref == 'refs/heads/main'");
    expect(runOf(jobs.build)).toContain("npm run build");
    expect(jobs.publish?.needs).toEqual(["test", "build"]);
    expect(jobs.test?.needs).toBe("check");
    expect(runOf(jobs.check)).toContain("npm run check");
    expect(runOf(jobs.test)).toContain("sh .ci/run");
  });

  it("gives the right to publish to the last step alone", () => {
    const writers = Object.entries(jobs).filter(([, { permissions }]) =>
      Object.values(permissions ?? {}).includes("write"),
    );
    expect(writers.map(([name]) => name)).toEqual(["publish"]);
    expect(jobs.publish?.steps).toHaveLength(1);
  });
});

describe("the daily build", () => {
  const { on, jobs: daily } = workflow("daily.yml");

  it("comes within two hours of midnight in Austin, in summer and in winter", () => {
    const [{ cron }] = on.schedule as [{ cron: string }];
    const [minute, hour, ...days] = cron.split(" ");
    expect(days).toEqual(["*", "*", "*"]);
    for (const day of ["2026-01-15", "2026-07-15"]) {
      const time = new Date(`${day}T${hour?.padStart(2, "0")}:${minute?.padStart(2, "0")}:00Z`);
      const timeZone = "America/Chicago";
      const local = time.toLocaleTimeString("en-US", { timeZone, hourCycle: "h23" });
      expect(Number(local.split(":")[0])).toBeLessThan(2);
    }
  });

  it("asks for a workflow that is there, and may be asked for", () => {
    const [, asked = ""] = /gh workflow run (\S+)/.exec(runOf(daily.rebuild)) ?? [];
    expect(workflow(asked).on).toHaveProperty("workflow_dispatch");
  });
});

it.each([
  ["https://www.shop.com", 0],
  ["https://shop.github.io/", 0],
  ["https://shop.github.io/site", 1],
  ["https://shop.github.io/site/", 1],
])("GitHub Pages at %s: exit code %i, and the reason in plain words", (address, code) => {
  const env = { ...process.env, ADDRESS: address };
  const { status, stdout } = spawnSync("sh", [".ci/refuse-path"], { env, encoding: "utf8" });
  expect(status).toBe(code);
  expect(stdout).toMatch(code ? /^::error title=[^:]+::.*docs\/hosting\.md\.\n$/ : /^$/);
});
