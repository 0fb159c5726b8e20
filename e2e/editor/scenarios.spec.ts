import { existsSync } from "node:fs";
import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, saveButton, test, words } from "./fixtures";
import {
  changePrice,
  closeOneDay,
  fillInClosedDay,
  fillInReview,
  moveSecondPhotoFirst,
  newPrice,
  review,
  vacation,
} from "./owner-work";
import { box, writePost } from "./write-post";

type Fields = Record<string, unknown>;

const records = (files: ContentFiles, name: string) =>
  JSON.parse(String(files.get(`data/${name}.json`))) as Fields[];

test.describe("in a folder", desktopOnly, () => {
  test("a price is a change of one line", async ({ editor }) => {
    await changePrice(editor);
    const files = await editor.files();
    const lines = (of: ContentFiles) => String(of.get("data/packages.json")).split("\n");
    const before = lines(fixedFiles);
    const changed = lines(files).filter((line, index) => line !== before[index]);
    expect(changed.map((line) => line.trim())).toEqual([`"starting": ${newPrice},`]);
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a review, whose number the site gives, and where it was written", async ({ editor }) => {
    const { page } = editor;
    await fillInReview(editor);
    await page.getByRole("checkbox", { name: words("Add Source") }).check();
    await box(page, "Name").fill("Google");
    await box(page, "Stars").or(page.getByRole("spinbutton")).last().fill("5");
    await editor.save();
    const files = await editor.files();
    const highest = Math.max(...records(fixedFiles, "reviews").map(({ id }) => Number(id)));
    const source = { name: "Google", stars: 5 };
    expect(records(files, "reviews")[0]).toMatchObject({ ...review, id: highest + 1, source });
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a photo is moved to the first place", async ({ editor }) => {
    const [first, second] = records(fixedFiles, "gallery");
    await moveSecondPhotoFirst(editor);
    const files = await editor.files();
    expect(records(files, "gallery").slice(0, 2)).toEqual([second, first]);
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a record that breaks a rule is refused in plain words, and stays", async ({
    editor,
    allowedErrors,
  }) => {
    const { page } = editor;
    allowedErrors.push(/saving_failed/);
    await fillInClosedDay(editor, { ...vacation, date: "next week" });
    await saveButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("nothing is lost");
    await expect(dialog).toContainText('"next week"');
    await expect(dialog).toContainText("a day like December 24");
    await dialog.getByRole("button").click();
    await expect(box(page, "Date")).toHaveValue("next week");
    expect((await editor.files()).get("data/closed-days.json")).toEqual(
      fixedFiles.get("data/closed-days.json"),
    );
  });
});

test.describe("at GitHub", desktopOnly, () => {
  test.use({ place: "gitHub" });

  test("each save is a commit", async ({ editor, gitHub }) => {
    await changePrice(editor);
    await closeOneDay(editor);
    expect(gitHub.commits).toHaveLength(3);
    const files = await editor.files();
    expect(records(files, "closed-days").at(-1)).toEqual(vacation);
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("who saves what somebody else has changed is told first", async ({ editor, gitHub }) => {
    const { page } = editor;
    await fillInClosedDay(editor);
    gitHub.pushByAnother("data/closed-days.json", (text) =>
      text.replace("[", '[\n  {\n    "name": "Inventory",\n    "date": "January 2"\n  },'),
    );
    await saveButton(page).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
      /changed|modified/i,
    );
    expect(gitHub.commits).toEqual(["Start", "By another"]);
    expect(String(gitHub.files.get("data/closed-days.json"))).toContain("Inventory");
    await page.keyboard.press("Escape");
    await expect(box(page, "Name")).toHaveValue(vacation.name);
  });

  test("without a connection nothing is lost", async ({ editor, gitHub, allowedErrors }) => {
    const { page } = editor;
    allowedErrors.push(/fetch|Failed|saving_failed|ERR_/i);
    await fillInClosedDay(editor);
    gitHub.isDown = true;
    await saveButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button").click();
    await expect(box(page, "Name")).toHaveValue(vacation.name);
    gitHub.isDown = false;
    await editor.save();
    expect(String(gitHub.files.get("data/closed-days.json"))).toContain(vacation.name);
  });
});

test("on a phone, a post is written with a photo of it", async ({ editor }) => {
  test.slow(); // two photos of twelve megapixels are scaled
  await writePost(editor);
});

test("the editor is on no list, and only where the data names a repository", async ({
  request,
}) => {
  const page = await (await request.get("/admin/")).text();
  expect(page).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/"])
    expect(await (await request.get(list)).text()).not.toContain("admin");
  expect(existsSync("test-results/site/public/admin")).toBe(false);
});

test("the editor talks to the provider's API and runs no script but its own", async ({ page }) => {
  await page.goto("/admin/");
  const policy = await page
    .locator("meta[http-equiv=Content-Security-Policy]")
    .getAttribute("content");
  const sourcesOf = (kind: string) =>
    policy
      ?.split("; ")
      .find((line) => line.startsWith(`${kind} `))
      ?.split(" ")
      .slice(1);
  expect(sourcesOf("default-src")).toEqual(["'none'"]);
  expect(sourcesOf("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(sourcesOf("connect-src")).toEqual(["'self'", "blob:", "data:", "https://api.github.com"]);
});
