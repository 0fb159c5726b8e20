import type { Page } from "@playwright/test";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { posts } from "../support/blog-posts";
import { expect, overlay, test } from "./fixtures";
import { project } from "./preview-site.mjs";

type Json = Record<string, unknown>[];

/** Gives a change of a data file's records. */
const records = (change: (records: Json) => void) => (text: string) => {
  const data = JSON.parse(text) as Json;
  change(data);
  return JSON.stringify(data, null, 2);
};

const title = (page: Page, name?: string) => page.getByRole("heading", { level: 1, name });

test("a changed price shows on the open page, though its file is empty for a moment", async ({
  page,
  edit,
}) => {
  const file = "data/packages.json";
  const text = readFileSync(join(project, file), "utf8");
  await page.goto("/");
  await expect(title(page)).toBeVisible();
  for (const starting of [987, 986]) {
    await expect(page.getByText(`$${starting}`)).toHaveCount(0);
    // As an editor writes: it empties the file first.
    edit(file, () => "");
    await setTimeout(25);
    edit(file, () => records(([first]) => Object.assign(first?.price ?? {}, { starting }))(text));
    await expect(page.getByText(`$${starting}`).first()).toBeVisible();
  }
});

test("a new draft shows on the blog, and is gone when its folder is", async ({ page, edit }) => {
  const [newest] = posts;
  const blog = join(project, "content");
  const folder = "content/blog/trial-draft";
  await page.goto("/blog/");
  await expect(title(page)).toBeVisible();
  const [original, copy] = [join(blog, newest?.path ?? ""), join(project, folder)];
  const text = readFileSync(join(original, "index.mdx"), "utf8");
  // All but its text: the fixture puts back a text that it has seen before.
  cpSync(original, copy, { recursive: true, filter: (file) => !file.endsWith("index.mdx") });
  edit(`${folder}/index.mdx`, () => text.replace(/^title:.*$/m, "title: A Trial\ndraft: true"));
  const card = page.getByRole("main").getByRole("heading", { name: "A Trial" });
  await expect(card).toBeVisible();
  rmSync(join(project, folder), { recursive: true });
  await expect(card).toHaveCount(0);
});

test("a picture in a text shows once its file is there", async ({ page, edit }) => {
  const [newest] = posts;
  const folder = `content${newest?.path ?? ""}`;
  const alt = "A trial picture";
  await page.goto(newest?.path ?? "");
  await expect(title(page)).toBeVisible();
  edit(`${folder}index.mdx`, (text) => `${text}\n![${alt}](trial.png)\n`);
  await expect(page.getByText("{trial.png}")).toBeVisible();
  cpSync(join(project, folder, "cover.png"), join(project, folder, "trial.png"));
  const img = page.getByRole("img", { name: alt });
  await expect(img).toBeVisible();
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  rmSync(join(project, folder, "trial.png"));
});

const withoutComma = (text: string) => text.replace('",\n', '"\n');

const broken = [
  [
    "a record without its question",
    "data/faq.json",
    records(([first]) => delete first?.question),
    "This page can't be shown yet",
  ],
  ["a list with a comma too few", "data/faq.json", withoutComma, "FAQ"],
  ["the shop's identity with a comma too few", "data/site.json", withoutComma, "FAQ"],
] as const;

for (const [what, file, change, meanwhile] of broken)
  test(`${what} is told, by its file, and the page is back once it is mended`, async ({
    page,
    edit,
    terminalText,
    allowedErrors,
  }) => {
    allowedErrors.push(/./);
    const sound = readFileSync(join(project, file), "utf8");
    await page.goto("/faq/");
    await expect(title(page, "FAQ")).toBeVisible();
    edit(file, change);
    await expect.poll(() => terminalText().split("\n")).toContain(file);
    // Asks for the page's data anew: until Gatsby has read the file they are those of before.
    await expect(async () => {
      await page.reload();
      await expect(title(page, meanwhile)).toBeVisible({ timeout: 5000 });
    }).toPass();
    edit(file, () => sound);
    await expect.poll(terminalText).toContain("All errors in the content are fixed");
    await expect(title(page, "FAQ")).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    // Nobody but the check has said anything.
    expect(terminalText()).not.toMatch(/^\s+at |missing or empty/m);
  });

test("a post with broken front matter is back on the open page once it is mended", async ({
  page,
  edit,
  terminalText,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const [newest] = posts;
  const file = `content${newest?.path ?? ""}index.mdx`;
  const sound = readFileSync(join(project, file), "utf8");
  await page.goto(newest?.path ?? "");
  await expect(title(page)).toBeVisible();
  edit(file, (text) => text.replace(/^title:.*$/m, 'title: "Ticks'));
  await expect.poll(() => terminalText().split("\n")).toContain(file);
  edit(file, () => sound.replace(/^title:.*$/m, "title: Mended"));
  await expect(title(page, "Mended")).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});
