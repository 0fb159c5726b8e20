import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { expect, test } from "./fixtures";

/* `gatsby develop`. The fixtures fail these tests on every error of the page and its console. */

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

const [newest = { path: "" }] = posts;

test("pages of each kind open without an error", async ({ page }) => {
  for (const path of [newest.path, "/terms/", "/contact/", "/services/", "/to14/", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0);
  }
});

test("a changed price appears on the open page, until it changes again", async ({
  page,
  preview,
}) => {
  const file = "data/packages.json";
  const text = readFileSync(join(preview.folder, file), "utf8");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  preview.write(file, text.replace(/"starting": \d+/, '"starting": 987'));
  await expect(page.getByText("$987").first()).toBeVisible({ timeout: 90_000 });
  preview.write(file, text);
  await expect(page.getByText("$987")).toHaveCount(0, { timeout: 90_000 });
});

test("a new draft appears on the blog, changes on its page and in the dialog, and disappears with its folder", async ({
  page,
  preview,
}) => {
  await page.goto("/blog/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const written = join(preview.folder, "draft");
  const draft = join(preview.folder, "content/blog/trial-draft");
  cpSync(join(preview.folder, "content", newest.path), written, { recursive: true });
  const post = readFileSync(join(written, "index.mdx"), "utf8");
  const text = post.replace(/^title:.*$/m, "title: A Trial\ndraft: true");
  writeFileSync(join(written, "index.mdx"), text);
  // Gatsby can miss a file that is written while it reads the new folder.
  renameSync(written, draft);
  const card = page.getByRole("main").getByRole("heading", { name: "A Trial" });
  await expect(card).toBeVisible({ timeout: 90_000 });
  await page.goto("/blog/trial-draft/");
  preview.write("content/blog/trial-draft/index.mdx", `${text}\n\nOne more sentence.\n`);
  await expect(page.getByText("One more sentence.")).toBeVisible({ timeout: 90_000 });
  await page.goto("/blog/");
  await card.click();
  await expect(page.getByRole("dialog").getByText("One more sentence.")).toBeVisible();
  await page.keyboard.press("Escape");
  rmSync(draft, { recursive: true });
  await expect(card).toHaveCount(0, { timeout: 90_000 });
});

test("a replaced photo appears upright on the open page, also one that returns", async ({
  page,
  preview,
  allowedErrors,
}) => {
  allowedErrors.push(/404 \(Not Found\)/);
  const [{ name, alt } = { name: "", alt: "" }] = content.gallery;
  const file = join("content/gallery", name);
  const original = readFileSync(join(preview.folder, file));
  const fromPhone = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "tan" },
  })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  await page.goto("/");
  // The carousel hides the photo from roles while it shows another one.
  const photo = page.getByAltText(alt).first();
  for (const [bytes, ratio] of [
    [fromPhone, 0.75],
    [original, 1.5],
    [fromPhone, 0.75],
    [original, 1.5],
  ] as const) {
    preview.write(file, bytes);
    const isMissing = (one: HTMLImageElement) => one.complete && one.naturalWidth === 0;
    const shape = async () => {
      // On a busy machine, Gatsby shows a photo before its file is made.
      if (await photo.evaluate(isMissing)) await page.reload();
      return photo.evaluate((one: HTMLImageElement) => [
        Number(one.getAttribute("width")) / Number(one.getAttribute("height")),
        one.naturalWidth / one.naturalHeight,
      ]);
    };
    const near: unknown = expect.closeTo(ratio, 2);
    await expect.poll(shape, { timeout: 90_000 }).toEqual([near, near]);
  }
});

test("a broken file is named in the terminal until it is corrected", async ({
  page,
  preview,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const file = "data/faq.json";
  const valid = readFileSync(join(preview.folder, file), "utf8");
  const { length } = preview.terminal();
  const terminal = () => preview.terminal().slice(length);
  await page.goto("/faq/");
  preview.write(file, valid.replace('",\n', '"\n'));
  // Gatsby doesn't create the pages again for a change that arrives while it creates them.
  const isNamed = /1 error in 1 file[^]*write out requires/;
  await expect.poll(terminal, { timeout: 90_000 }).toMatch(isNamed);
  preview.write(file, valid);
  await expect.poll(terminal, { timeout: 90_000 }).toContain("All errors in the content are fixed");
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
