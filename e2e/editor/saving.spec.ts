import { existsSync } from "node:fs";
import { desktopOnly } from "../support/fixtures";
import { findContentErrors } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { addEntry, expandFirst, fillFirst, saveButton, textField } from "./form";

type Fields = Record<string, unknown>;

const packages = "data/packages.json";
const reviews = "data/reviews.json";
const faq = "data/faq.json";

test(
  "saves a change as one line and one commit, and shows when visitors see it",
  desktopOnly,
  async ({ editor, gitHub }) => {
    test.slow();
    const { page } = editor;

    await test.step("a price: the preview shows it, and one line changes", async () => {
      await editor.open("prices/entries/packages");
      await expandFirst(page);
      const price = page.getByRole("spinbutton").first();
      await page.getByRole("textbox", { name: "From" }).or(price).first().fill("77");
      const preview = page.frameLocator("iframe").first();
      await expect(preview.getByText("$77")).toBeVisible();
      const heading = preview.getByRole("heading").first();
      expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain(
        "Fraunces",
      );
      await editor.save();
      const before = String(fixedFiles.get(packages)).split("\n");
      const after = (await editor.text(packages)).split("\n");
      const changed = after.filter((line, index) => line !== before[index]);
      expect(changed).toEqual([expect.stringMatching(/^ *"starting": "?\$?77"?,$/)]);
      expect(gitHub.commits).toHaveLength(2);
    });

    await test.step("the lists show when it is live", async () => {
      const message = (text: string) => page.getByRole("status").filter({ hasText: text });
      await expect(message("about 3 minutes later")).toBeVisible();
      await page.route("**/version.json?*", (route) =>
        route.fulfill({ json: { built: new Date().toISOString() } }),
      );
      await page.evaluate(() => (location.hash = "#/collections/reviews"));
      await expect(message("Visitors see what you saved")).toBeVisible();
    });

    await test.step("a review: first in the list, with the next number", async () => {
      const review = { text: "He looks like a lion.", author: "Ada B.", date: "May 2026" };
      await editor.open("reviews/entries/reviews");
      await addEntry(page, "Review");
      for (const [name, value] of Object.entries(review))
        await page
          .getByRole("textbox", { name: new RegExp(`^${name}$`, "i") })
          .first()
          .fill(value);
      await editor.save();
      const saved = JSON.parse(await editor.text(reviews)) as Fields[];
      const ids = saved.slice(1).map(({ id }) => Number(id));
      expect(saved[0]).toEqual({ id: Math.max(...ids) + 1, ...review });
    });

    await test.step("refuses an unknown fact with the field's label, and keeps the form", async () => {
      await editor.open("questions/entries/faq");
      await fillFirst(page, "Answer", "Ask for the {walk-in-gift}.");
      await editor.expectRefusal("Questions, “", "Answer: ", "walk-in-gift");
      await expect(page.getByRole("textbox", { name: "Answer" }).first()).toHaveValue(
        /walk-in-gift/,
      );
      expect(await editor.text(faq)).toBe(String(fixedFiles.get(faq)));
    });

    await test.step("keeps the form without a connection", async () => {
      await page.getByRole("textbox", { name: "Answer" }).first().fill("Call {phone}.");
      gitHub.isDown = true;
      await editor.expectRefusal();
      gitHub.isDown = false;
      await editor.save();
      expect(await editor.text(faq)).toContain("Call {phone}.");
    });

    expect(await findContentErrors(await editor.files())).toEqual([]);
  },
);

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/fetch|Failed|ERR_|updated by someone else/);
});

test("deletes a post", desktopOnly, async ({ editor }) => {
  await editor.open("posts/entries/flea-alert/index");
  await editor.page.getByRole("button", { name: "Show Editor Options" }).click();
  await editor.page.getByRole("menuitem", { name: /delete/i }).click();
  await editor.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(saveButton(editor.page)).toBeHidden();
  const files = [...(await editor.files()).keys()];
  expect(files.filter((path) => path.startsWith("content/blog/flea-alert/"))).toEqual([]);
});

test(
  "after a lost answer, the owner saves again and loses nothing",
  desktopOnly,
  async ({ editor, gitHub }) => {
    const { page } = editor;
    await editor.open("questions/entries/faq");
    await fillFirst(page, "Answer", "Call {phone}.");
    gitHub.losesResponses = true;
    await editor.expectRefusal("updated by someone else");
    gitHub.losesResponses = false;
    await saveButton(page).click();
    await page.getByRole("button", { name: "Save Anyway" }).click();
    await expect(saveButton(page)).toBeHidden();
    expect(await editor.text(faq)).toContain("Call {phone}.");
  },
);

test.describe("a file that somebody broke outside the editor", desktopOnly, () => {
  const broken = String(fixedFiles.get(faq)).replace(",", "");
  test.use({ initialFiles: new Map(fixedFiles).set(faq, Buffer.from(broken)) });

  test("is never overwritten", async ({ editor, allowedErrors }) => {
    allowedErrors.push(/line \d+: found/);
    await editor.open("questions/entries/faq");
    await addEntry(editor.page, "Question");
    await textField(editor.page, "Question").fill("Do you groom cats?");
    await textField(editor.page, "Answer").fill("No. Dogs alone.");
    await editor.expectRefusal("can’t read data/faq.json");
    await expect(textField(editor.page, "Answer")).toHaveValue("No. Dogs alone.");
    expect(await editor.text(faq)).toBe(broken);
  });
});

test("only a site with a repository has the editor, which no page links", async ({ request }) => {
  expect(await (await request.get("/admin/")).text()).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/"])
    expect(await (await request.get(list)).text()).not.toContain("admin");
  expect(existsSync("test-results/site/public/admin")).toBe(false);
});
