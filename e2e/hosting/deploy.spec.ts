import { execFile } from "node:child_process";
import { appendFileSync, cpSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { builtSite } from "../../test/sites/sites.mjs";
import { earlierFiles, earlierPage } from "../../test/hosting/earlier-build.mjs";
import { expect, test } from "./fixtures";
import { folder, publishedTo } from "../../test/hosting/hosted-site.mjs";

const publish = promisify(execFile);

const nextMark = "<!-- the next build -->";

const isScript = (file: string) => /^app-\w+\.js$/.test(file);

test("the previous build's files are served, but not its pages", async ({ request }) => {
  for (const [path, text] of Object.entries(earlierFiles)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text()).toBe(text);
  }
  expect((await request.get(earlierPage)).status()).toBe(404);
});

test("both builds' files are served during and after a deploy", async ({ request }) => {
  test.setTimeout(60_000);
  const next = join(folder, "next");
  rmSync(next, { recursive: true, force: true });
  cpSync(builtSite.folder, next, { recursive: true });
  const oldScript = readdirSync(next).find(isScript) ?? "";
  const newScript = "app-fedcba98765432100123.js";
  renameSync(join(next, oldScript), join(next, newScript));
  appendFileSync(join(next, "faq/index.html"), nextMark);

  const errors: string[] = [];
  const pages = new Set<string>();
  let isPublished = false;
  const fetchText = async (path: string) => {
    const response = await request.get(path);
    if (!response.ok()) errors.push(`${path}: ${response.status()}`);
    return response.text();
  };
  const visit = async () => {
    for (let round = 0; round < 5 || !isPublished; round++) {
      const page = await fetchText("/faq/");
      pages.add(page);
      await fetchText(`/${oldScript}`);
      if (page.endsWith(nextMark)) await fetchText(`/${newScript}`);
    }
    pages.add(await fetchText("/faq/"));
  };
  const publishing = publish("docs/publish.sh", [next, publishedTo]).then(() => {
    isPublished = true;
  });
  await Promise.all([publishing, visit()]);

  expect(errors).toEqual([]);
  expect(pages.size, "versions of the page").toBe(2);
  const [gone = ""] = Object.keys(earlierFiles);
  expect((await request.get(gone)).status(), "a file of the build before the previous one").toBe(
    404,
  );
  expect(readdirSync(join(publishedTo, "releases"))).toHaveLength(2);
});
