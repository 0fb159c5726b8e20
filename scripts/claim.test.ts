import { spawn } from "node:child_process";
import { once } from "node:events";
import { claim } from "./claim.mjs";

const job = `test ${process.pid}`;

/** Claims the job in another process. Returns a function that kills it. */
async function claimElsewhere() {
  const code = `import("./scripts/claim.mjs").then(async ({ claim }) => {
    await claim(${JSON.stringify(job)}, () => "the other one");
    console.log("claimed");
    setInterval(() => {}, 1000);
  })`;
  const other = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout, "data");
  return async () => {
    other.kill("SIGKILL");
    await once(other, "exit");
  };
}

it("a job belongs to one process until it is released", async () => {
  const first = await claim(job, () => "this one");
  expect(await claim(job)).toEqual({ other: "this one" });
  if (first.other === undefined) first.release();
  const second = await claim(job);
  expect(second.other).toBeUndefined();
  if (second.other === undefined) second.release();
});

it("a claim ends with its process, even if that is killed", async () => {
  const kill = await claimElsewhere();
  expect(await claim(job)).toEqual({ other: "the other one" });
  await kill();
  const mine = await claim(job);
  expect(mine.other).toBeUndefined();
  if (mine.other === undefined) mine.release();
});

it("jobs don't exclude each other", async () => {
  const first = await claim(job);
  const second = await claim(`another ${job}`);
  expect([first.other, second.other]).toEqual([undefined, undefined]);
  for (const one of [first, second]) if (one.other === undefined) one.release();
});
