import type { Page } from "@playwright/test";
import { cpSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
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

test("a changed price appears on the open page, although its file is empty for a moment", async ({
  page,
  edit,
}) => {
  const file = "data/packages.json";
  const text = readFileSync(join(projectCopy, file), "utf8");
  await page.goto("/");
  await expect(title(page)).toBeVisible();
  for (const starting of [987, 986]) {
    await expect(page.getByText(`$${starting}`)).toHaveCount(0);
    // Some editors empty a file before they write it.
    edit(file, () => "");
    await setTimeout(25);
    edit(file, () =>
      editRecords(([first]) => Object.assign(first?.price ?? {}, { starting, addons: 988 }))(text),
    );
    await expect(page.getByText(`$${starting}`).first()).toBeVisible();
  }
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

const withoutComma = (text: string) => text.replace('",\n', '"\n');

const broken = [
  [
    "a record without its question",
    "data/faq.json",
    editRecords(([first]) => delete first?.question),
  ],
  ["a missing comma in a list", "data/faq.json", withoutComma],
  ["a missing comma in the shop's identity", "data/site.json", withoutComma],
] as const;

for (const [fault, file, change] of broken)
  test(`${fault} shows the check's message over the page until it is corrected`, async ({
    page,
    edit,
    terminalText,
  }) => {
    const valid = readFileSync(join(projectCopy, file), "utf8");
    const message = overlay(page).getByText(/1 error in 1 file/);
    await page.goto("/faq/");
    await expect(title(page, "FAQ")).toBeVisible();
    edit(file, change);
    await expect(message).toContainText(file);
    await page.reload();
    await expect(message).toContainText(file);
    // The overlay takes the page out of the accessibility tree, so getByRole can't find its heading.
    await expect(page.locator("main h1")).toHaveText("FAQ");
    edit(file, () => valid);
    await expect(overlay(page)).toHaveCount(0);
    await page.reload();
    await expect(title(page, "FAQ")).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    // Gatsby has reported no error of its own.
    expect(terminalText()).not.toMatch(/^\s+at |missing or empty/m);
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

test("a post whose folder is renamed moves to its new URL, and back when it is renamed back", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const folder = (name: string) => join(projectCopy, "content/blog", name);
  const post = posts.at(-1) ?? { path: "" };
  const name = basename(post.path);
  await page.goto(post.path);
  await expect(title(page)).toBeVisible();
  const titleText = await title(page).innerText();
  /** Reloads the page until Gatsby has read the folder. */
  const expectPost = (path: string, count: number) =>
    expect(async () => {
      await page.goto(path);
      await expect(title(page, titleText)).toHaveCount(count, { timeout: 5000 });
    }).toPass();
  renameSync(folder(name), folder("renamed"));
  await expectPost("/blog/renamed/", 1);
  await expectPost(post.path, 0);
  renameSync(folder("renamed"), folder(name));
  await expectPost(post.path, 1);
});
