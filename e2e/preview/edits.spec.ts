import type { Page } from "@playwright/test";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { posts } from "../support/blog-posts";
import { expect, overlay, test } from "./fixtures";
import { projectCopy } from "./preview-site.mjs";

type Json = Record<string, unknown>[];

/** Turns a function that changes records into one that changes a data file's text. */
const editRecords = (change: (records: Json) => void) => (text: string) => {
  const data = JSON.parse(text) as Json;
  change(data);
  return JSON.stringify(data, null, 2);
};

const title = (page: Page, name?: string) => page.getByRole("heading", { level: 1, name });

test("a changed price appears on the open page", async ({ page, edit }) => {
  await page.goto("/");
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("$987")).toHaveCount(0);
  edit(
    "data/packages.json",
    editRecords(([first]) => Object.assign(first?.price ?? {}, { starting: 987, addons: 988 })),
  );
  await expect(page.getByText("$987").first()).toBeVisible();
});

test("a new draft appears on the blog, and disappears with its folder", async ({ page, edit }) => {
  const [newest] = posts;
  const blog = join(projectCopy, "content");
  const folder = "content/blog/trial-draft";
  await page.goto("/blog/");
  await expect(title(page)).toBeVisible();
  const [original, copy] = [join(blog, newest?.path ?? ""), join(projectCopy, folder)];
  const text = readFileSync(join(original, "index.mdx"), "utf8");
  // Copies everything except the text, which `edit` writes and the fixture removes.
  cpSync(original, copy, { recursive: true, filter: (file) => !file.endsWith("index.mdx") });
  edit(`${folder}/index.mdx`, () => text.replace(/^title:.*$/m, "title: A Trial\ndraft: true"));
  const card = page.getByRole("main").getByRole("heading", { name: "A Trial" });
  await expect(card).toBeVisible();
  rmSync(join(projectCopy, folder), { recursive: true });
  await expect(card).toHaveCount(0);
});

test("a picture in a text appears as soon as its file exists", async ({ page, edit }) => {
  const [newest] = posts;
  const folder = `content${newest?.path ?? ""}`;
  const alt = "A trial picture";
  await page.goto(newest?.path ?? "");
  await expect(title(page)).toBeVisible();
  edit(`${folder}index.mdx`, (text) => `${text}\n![${alt}](trial.png)\n`);
  await expect(page.getByText("{trial.png}")).toBeVisible();
  cpSync(join(projectCopy, folder, "cover.png"), join(projectCopy, folder, "trial.png"));
  const img = page.getByRole("img", { name: alt });
  await expect(img).toBeVisible();
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  rmSync(join(projectCopy, folder, "trial.png"));
});

test("a broken file shows Gatsby's error, and the check's message in the terminal, until it is corrected", async ({
  page,
  edit,
  terminalText,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const file = "data/faq.json";
  const valid = readFileSync(join(projectCopy, file), "utf8");
  await page.goto("/faq/");
  await expect(title(page, "FAQ")).toBeVisible();
  edit(file, (text) => text.replace('",\n', '"\n'));
  await expect.poll(terminalText).toMatch(/1 error in 1 file/);
  expect(terminalText()).toContain(`Unable to parse JSON: file ${join(projectCopy, file)}`);
  edit(file, () => valid);
  await expect.poll(terminalText).toContain("All errors in the content are fixed.");
  await page.reload();
  await expect(title(page, "FAQ")).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test("a post whose front matter is corrected appears on the open page again", async ({
  page,
  edit,
  terminalText,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const [newest] = posts;
  const file = `content${newest?.path ?? ""}index.mdx`;
  const valid = readFileSync(join(projectCopy, file), "utf8");
  await page.goto(newest?.path ?? "");
  await expect(title(page)).toBeVisible();
  edit(file, (text) => text.replace(/^title:.*$/m, 'title: "Ticks'));
  await expect.poll(() => terminalText().split("\n")).toContain(file);
  edit(file, () => valid.replace(/^title:.*$/m, "title: Corrected"));
  await expect(title(page, "Corrected")).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});
