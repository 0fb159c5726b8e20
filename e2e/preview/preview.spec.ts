import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { posts } from "../support/blog-posts";
import { expect, test } from "./fixtures";

/* `gatsby develop`. The fixtures fail these tests on every error of the page and its console. */

test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ actionTimeout: 30_000 });

const [newest = { path: "" }] = posts;

test("pages of each kind open without an error", async ({ page }) => {
  for (const path of [newest.path, "/terms/", "/contact/", "/services/", "/to14/", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0);
  }
});

test("a changed price appears on the open page", async ({ page, edit }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("$987")).toHaveCount(0);
  edit("data/packages.json", (text) => text.replace(/"starting": \d+/, '"starting": 987'));
  await expect(page.getByText("$987").first()).toBeVisible({ timeout: 30_000 });
});

test("a new draft appears on the blog, and disappears with its folder", async ({
  page,
  edit,
  preview,
}) => {
  const folder = "content/blog/trial-draft";
  await page.goto("/blog/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const [original, copy] = [
    join(preview.folder, "content", newest.path),
    join(preview.folder, folder),
  ];
  const text = readFileSync(join(original, "index.mdx"), "utf8");
  // Copies everything except the text, which `edit` writes and the fixture removes.
  cpSync(original, copy, { recursive: true, filter: (file) => !file.endsWith("index.mdx") });
  edit(`${folder}/index.mdx`, () => text.replace(/^title:.*$/m, "title: A Trial\ndraft: true"));
  const card = page.getByRole("main").getByRole("heading", { name: "A Trial" });
  await expect(card).toBeVisible({ timeout: 30_000 });
  rmSync(copy, { recursive: true });
  await expect(card).toHaveCount(0, { timeout: 30_000 });
});

test("a broken file is named in the terminal until it is corrected", async ({
  page,
  edit,
  preview,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const file = "data/faq.json";
  const valid = readFileSync(join(preview.folder, file), "utf8");
  const { length } = preview.terminal();
  const terminal = () => preview.terminal().slice(length);
  await page.goto("/faq/");
  edit(file, (text) => text.replace('",\n', '"\n'));
  await expect.poll(terminal, { timeout: 30_000 }).toMatch(/1 error in 1 file/);
  edit(file, () => valid);
  await expect.poll(terminal, { timeout: 30_000 }).toContain("All errors in the content are fixed");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});

test("the editor opens the folder of the site", async ({ page, preview, violations }) => {
  expect(preview.folder).toBeTruthy();
  await page.goto("/admin/");
  await expect(page.getByRole("button", { name: /work with local repository/i })).toBeVisible({
    timeout: 60_000,
  });
  violations.length = 0; // the policy blocks Sveltia CMS's requests to other hosts
});
