import { spawn } from "node:child_process";
import { once } from "node:events";
import { claim } from "./claim.mjs";

const job = `test ${process.pid}`;

/** Claims the job in another process, which exits without releasing it. */
async function claimElsewhere() {
  const code = `import("./scripts/claim.mjs").then(async ({ claim }) => {
    console.log(JSON.stringify(await claim(${JSON.stringify(job)}, () => "the other one")));
    setInterval(() => {}, 1000);
  })`;
  const other = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  const [result] = (await once(other.stdout, "data")) as [Buffer];
  const end = async () => {
    other.kill("SIGKILL");
    await once(other, "exit");
  };
  return { result: JSON.parse(String(result)) as object, end };
}

it("one process has a job until it gives it up", async () => {
  const first = await claim(job, () => "this one");
  expect(await claim(job)).toEqual({ other: "this one" });
  if (first.other === undefined) first.release();
  const second = await claim(job);
  expect(second.other).toBeUndefined();
  if (second.other === undefined) second.release();
});

it("another process is told who has the job", async () => {
  const mine = await claim(job, () => "npm run build (process 1)");
  const other = await claimElsewhere();
  expect(other.result).toEqual({ other: "npm run build (process 1)" });
  await other.end();
  if (mine.other === undefined) mine.release();
});

it("a process that was killed has no claim left", async () => {
  const other = await claimElsewhere();
  expect(await claim(job)).toEqual({ other: "the other one" });
  await other.end();
  const mine = await claim(job);
  expect(mine.other).toBeUndefined();
  if (mine.other === undefined) mine.release();
});

it("jobs don't exclude each other", async () => {
  const first = await claim(job);
  const second = await claim(`${job} of another kind`);
  expect([first.other, second.other]).toEqual([undefined, undefined]);
  for (const one of [first, second]) if (one.other === undefined) one.release();
});
