import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../scripts/processes.mjs";
import { withoutSwitches } from "../../test/sites/fingerprint.mjs";
import { builtSite } from "../../test/sites/sites.mjs";
import { posts } from "../support/blog-posts";
import { expect, test } from "./fixtures";
import { url, pidFile, projectCopy } from "./preview-site.mjs";

const npmRun = (script: string) =>
  spawnSync("npm", ["run", script], {
    cwd: projectCopy,
    env: { ...withoutSwitches(environment), PORT: "" },
    encoding: "utf8",
  });

for (const script of ["develop", "build"])
  test(`npm run ${script} refuses to run while the preview uses the same folders`, () => {
    const { status, stdout, stderr } = npmRun(script);
    expect(stdout + stderr).toContain(`npm run edit (${url}) is running in this folder.`);
    expect(status).toBe(1);
  });

/**
 * The names of a site's files, without the hashes of scripts, style sheets and pictures: another
 * test changes a cover. A draft's cover would add names.
 */
const fileNames = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .map((path) => path.replace(/[-.][0-9a-f]{10}\./, ".#.").replace(/\/[0-9a-f]{32}\//, "/#/"))
    .sort();

test("a build after the preview publishes no file of its draft", async ({
  page,
  allowedErrors,
}) => {
  test.setTimeout(900_000);
  allowedErrors.push(/404|net::ERR_/); // the draft is missing at first, and the server stops
  const [newest] = posts;
  const folder = join(projectCopy, "content/blog/trial-draft");
  cpSync(join(projectCopy, "content", newest?.path ?? ""), folder, { recursive: true });
  appendFileSync(join(folder, "cover.png"), "a picture that no other post has");
  const text = readFileSync(join(folder, "index.mdx"), "utf8");
  writeFileSync(
    join(folder, "index.mdx"),
    text.replace(/^title:.*$/m, "title: A Trial\ndraft: true"),
  );
  await expect(async () => {
    await page.goto("/blog/trial-draft/");
    await expect(page.getByRole("heading", { level: 1, name: "A Trial" })).toBeVisible();
  }).toPass();

  process.kill(Number(readFileSync(pidFile, "utf8")), "SIGTERM");
  const isRunning = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isRunning).toBe(false);
  const { status, stdout } = npmRun("build");
  expect(status, stdout).toBe(0);
  expect(fileNames(join(projectCopy, "public"))).toEqual(fileNames(join(builtSite.folder)));
});
