import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { desktopOnly } from "../support/fixtures";
import { findContentErrors } from "./content-files";
import { expect, fixedFiles, test, type Editor } from "./fixtures";
import { addButton, addEntry, textField, expectRefusal } from "./form";
import {
  fillInClosedDay,
  fillInPrice,
  fillInReview,
  newPrice,
  review,
  vacation,
} from "./owner-work";
import { expectPostSaved, fillInPost, post } from "./write-post";

type Fields = Record<string, unknown>;

const fixedRecords = (name: string) =>
  JSON.parse(String(fixedFiles.get(`data/${name}.json`))) as Fields[];

const savedRecords = async ({ text }: Editor, name: string) =>
  JSON.parse(await text(`data/${name}.json`)) as Fields[];

/** The preview of the edited entry in the site's design. */
const preview = (page: Page) => page.frameLocator("iframe").first();

test("saves an owner's changes in a folder", desktopOnly, async ({ editor }) => {
  test.slow();
  const { page, open, save, text } = editor;

  await test.step("a price: the preview shows it, and one line changes", async () => {
    await fillInPrice(editor);
    await expect(preview(page).getByText(`$${newPrice}`)).toBeVisible();
    const heading = preview(page).getByRole("heading").first();
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain("Fraunces");
    await save();
    const before = String(fixedFiles.get("data/packages.json")).split("\n");
    const after = (await text("data/packages.json")).split("\n");
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed.map((line) => line.trim())).toEqual([`"starting": ${newPrice},`]);
  });

  await test.step("a review: first in the list, with its number and source", async () => {
    await fillInReview(editor);
    await expect(page.getByRole("textbox", { name: "Author" }).first()).toBeInViewport();
    await expect(preview(page).getByText(review.text)).toBeVisible();
    await addButton(page, "Source", "checkbox").check();
    await textField(page, "Name").fill("Google");
    await textField(page, "Stars").or(page.getByRole("spinbutton")).last().fill("5");
    await save();
    const id = Math.max(...fixedRecords("reviews").map((one) => Number(one.id))) + 1;
    const source = { name: "Google", stars: 5 };
    expect((await savedRecords(editor, "reviews"))[0]).toMatchObject({ ...review, id, source });
  });

  await test.step("a photo: moved to the first position", async () => {
    const [first, second] = fixedRecords("gallery");
    await open("photos/entries/gallery");
    await page.getByRole("button", { name: "Reorder Item" }).nth(1).press("ArrowUp");
    await save();
    expect((await savedRecords(editor, "gallery")).slice(0, 2)).toEqual([second, first]);
  });

  await test.step("a notice: with its times, and other hours for a day", async () => {
    const changed = { date: "2099-01-13", hours: "10:00 am to 2:00 pm" };
    const notice = {
      text: "Closing at 2 today, ice storm.",
      kind: "closed",
      from: "2099-01-13T09:00",
      until: "2099-01-13T18:00",
      changedHours: [changed],
    };
    await open("hours/entries/notices");
    await addEntry(page, "Notice");
    await textField(page, "Text").fill(notice.text);
    await page.getByRole("radio", { name: notice.kind }).check();
    await textField(page, "Shows from").fill(notice.from);
    await textField(page, "Shows until").fill(notice.until);
    await addEntry(page, "Changed hours");
    await textField(page, "Date").fill(changed.date);
    await textField(page, "Hours").fill(changed.hours);
    await save();
    expect(await savedRecords(editor, "notice")).toEqual([notice]);
  });

  expect(await findContentErrors(await editor.files())).toEqual([]);
});

test.describe("at GitHub", () => {
  test.use({ backend: "gitHub" });

  test(
    "makes a commit for each save, and keeps the text without a connection",
    desktopOnly,
    async ({ editor, gitHub, allowedErrors }) => {
      const { page } = editor;
      allowedErrors.push(/fetch|Failed|saving_failed|ERR_|no connection|save has arrived/i);
      await fillInPrice(editor);
      await editor.save();
      expect(gitHub.commits).toHaveLength(2);
      await expect(page.getByRole("status").filter({ hasText: "about 3 minutes" })).toBeVisible();
      await page.route("**/version.json?*", (route) =>
        route.fulfill({ json: { commit: gitHub.head() } }),
      );
      await page.evaluate(() => (location.hash = "#/collections/reviews"));
      await expect(
        page.getByRole("status").filter({ hasText: "Visitors see what you saved" }),
      ).toBeVisible();
      await fillInClosedDay(editor);
      gitHub.isDown = true;
      await expectRefusal(page);
      await expect(textField(page, "Name")).toHaveValue(vacation.name);
      gitHub.isDown = false;
      await editor.save();
      expect(gitHub.commits).toHaveLength(3);
      expect((await savedRecords(editor, "closed-once")).at(-1)).toEqual(vacation);

      // The save arrives, but not its response: nobody else is to blame for the newer version.
      await fillInReview(editor);
      gitHub.losesResponses = true;
      await expectRefusal(page, "perhaps this one, if the connection broke");
      gitHub.losesResponses = false;
      await editor.save();
      const reviews = (await savedRecords(editor, "reviews")).filter(
        ({ text }) => text === review.text,
      );
      expect(reviews).toHaveLength(1);
      expect(await findContentErrors(gitHub.files)).toEqual([]);
    },
  );

  test("writes and previews a post with photos on a phone", async ({
    editor,
    gitHub,
    allowedErrors,
  }) => {
    test.slow(); // the browser scales a photo of twelve megapixels
    allowedErrors.push(/saving_failed|already exists/);
    const { page } = editor;
    await fillInPost(editor);
    const eye = page.getByRole("button", { name: /preview/i }).first();
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

    // Someone else has saved a post with the same URL: the next save uses another one.
    const path = `${post.folder}/index.mdx`;
    const theirs = "---\ntitle: Their words\n---\n";
    gitHub.saveElsewhere(path, theirs);
    await expectRefusal(page, path);
    await editor.save();
    expect(await editor.text(path)).toBe(theirs);
    gitHub.files.delete(path);
    await expectPostSaved(gitHub.files, `${post.folder}-1/`);
  });
});

test("only a site with a repository has the editor, which no page links and which runs only its own scripts", async ({
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
