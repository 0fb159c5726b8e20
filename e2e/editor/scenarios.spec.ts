import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, saveButton, test, words } from "./fixtures";
import {
  fillInClosedDay,
  fillInPrice,
  fillInReview,
  newPrice,
  review,
  vacation,
} from "./owner-work";
import { addEntry, box, expectPostSaved, fillInPost, post } from "./write-post";

type Fields = Record<string, unknown>;

const records = (files: ContentFiles, name: string) =>
  JSON.parse(String(files.get(`data/${name}.json`))) as Fields[];

/** The preview of the edited entry in the site's design. */
const preview = (page: Page) => page.frameLocator("iframe").first();

test.describe("in a folder", desktopOnly, () => {
  test("a price is seen on its card, and is a change of one line", async ({ editor }) => {
    await fillInPrice(editor);
    await expect(preview(editor.page).getByText(`$${newPrice}`)).toBeVisible();
    const heading = preview(editor.page).getByRole("heading").first();
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain("Fraunces");
    await editor.save();
    const files = await editor.files();
    const lines = (of: ContentFiles) => String(of.get("data/packages.json")).split("\n");
    const before = lines(fixedFiles);
    const changed = lines(files).filter((line, index) => line !== before[index]);
    expect(changed.map((line) => line.trim())).toEqual([`"starting": ${newPrice},`]);
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a review comes first, in sight, with its number and where it was written", async ({
    editor,
  }) => {
    const { page } = editor;
    await fillInReview(editor);
    await expect(page.getByRole("textbox", { name: "Author" }).first()).toBeInViewport();
    await expect(preview(page).getByText(review.text)).toBeVisible();
    await page.getByRole("checkbox", { name: words("Add Source") }).check();
    await box(page, "Name").fill("Google");
    await box(page, "Stars").or(page.getByRole("spinbutton")).last().fill("5");
    await editor.save();
    const files = await editor.files();
    const id = Math.max(...records(fixedFiles, "reviews").map((one) => Number(one.id))) + 1;
    const source = { name: "Google", stars: 5 };
    expect(records(files, "reviews")[0]).toMatchObject({ ...review, id, source });
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a photo is moved to the first place", async ({ editor }) => {
    const [first, second] = records(fixedFiles, "gallery");
    await editor.open("photos/entries/gallery");
    await editor.page.getByRole("button", { name: "Reorder Item" }).nth(1).press("ArrowUp");
    await editor.save();
    expect(records(await editor.files(), "gallery").slice(0, 2)).toEqual([second, first]);
  });

  test("a notice, with its times and other hours for a day", async ({ editor }) => {
    const { page } = editor;
    const changed = { date: "2099-01-13", hours: "10:00 am to 2:00 pm" };
    const notice = {
      text: "Closing at 2 today, ice storm.",
      kind: "closed",
      from: "2099-01-13T09:00",
      until: "2099-01-13T18:00",
      changedHours: [changed],
    };
    await editor.open("hours/entries/notices");
    await addEntry(page, "Notice");
    await box(page, "Text").fill(notice.text);
    await page.getByRole("radio", { name: notice.kind }).check();
    await box(page, "Shows from").fill(notice.from);
    await box(page, "Shows until").fill(notice.until);
    await addEntry(page, "Changed hours");
    await box(page, "Date").fill(changed.date);
    await box(page, "Hours").fill(changed.hours);
    await editor.save();
    const files = await editor.files();
    expect(records(files, "notice")).toEqual([notice]);
    expect(await complaintsAbout(files)).toEqual([]);
  });
});

test.describe("at GitHub", desktopOnly, () => {
  test.use({ place: "gitHub" });

  test("each save is a commit, and without a connection nothing is lost", async ({
    editor,
    gitHub,
    allowedErrors,
  }) => {
    const { page } = editor;
    allowedErrors.push(/fetch|Failed|saving_failed|ERR_|no connection/i);
    await fillInPrice(editor);
    await editor.save();
    expect(gitHub.commits).toHaveLength(2);
    await fillInClosedDay(editor);
    gitHub.isDown = true;
    await saveButton(page).click();
    await page.getByRole("alertdialog").getByRole("button").click();
    await expect(box(page, "Name")).toHaveValue(vacation.name);
    gitHub.isDown = false;
    await editor.save();
    expect(gitHub.commits).toHaveLength(3);
    expect(records(gitHub.files, "closed-days").at(-1)).toEqual(vacation);
    expect(await complaintsAbout(gitHub.files)).toEqual([]);
  });
});

test("on a phone, a post is written with photos of it, and the eye shows it", async ({
  editor,
}) => {
  test.slow(); // the browser scales photos of twelve megapixels
  const { page } = editor;
  const eye = page.getByRole("button", { name: /preview/i }).first();
  await fillInPost(editor);
  await eye.click();
  await expect(preview(page).getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(preview(page).getByRole("complementary")).toContainText(post.callout);
  for (const name of [post.pictureAlt, post.before, post.after]) {
    const picture = preview(page).getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await editor.save();
  await expectPostSaved(await editor.files());
});

test("the editor is on no list, only where the data names a repository, and runs no script but its own", async ({
  request,
}) => {
  const page = await (await request.get("/admin/")).text();
  expect(page).toContain('name="robots" content="noindex"');
  expect(page).toContain("default-src 'none'; ");
  expect(page).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(page).toContain("connect-src 'self' blob: data: https://api.github.com;");
  for (const list of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/"])
    expect(await (await request.get(list)).text()).not.toContain("admin");
  expect(existsSync("test-results/site/public/admin")).toBe(false);
});
