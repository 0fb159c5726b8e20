import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { desktopOnly } from "../support/fixtures";
import { findContentErrors } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { addEntry, expandFirst, fillFirst, fillLast, saveButton } from "./form";

type Fields = Record<string, unknown>;

const packages = "data/packages.json";
const reviews = "data/reviews.json";
const faq = "data/faq.json";

const answer = (page: Page) => page.getByRole("textbox", { name: "Answer" }).first();

const show = (page: Page, hash: string) =>
  page.evaluate((to) => (location.hash = to), `#/collections${hash}`);

test("what an owner saves, and what is refused", desktopOnly, async ({ editor, gitHub }) => {
  test.slow();
  const { page } = editor;
  let built = 0;
  await page.route("**/version.json?*", (route) =>
    route.fulfill({ json: { built: new Date(built).toISOString() } }),
  );

  await test.step("a price: the preview shows it, and one line and one commit change", async () => {
    await editor.open("prices/entries/packages");
    await expandFirst(page);
    const price = page.getByRole("textbox", { name: "From" }).first();
    await expect(price).toHaveAttribute("inputmode", "decimal");
    await price.fill("82,50");
    await saveButton(page).click();
    await expect(page.getByText("“82,50” isn’t a number").first()).toBeVisible();
    await price.fill("77");
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("$77")).toBeVisible();
    const heading = preview.getByRole("heading").first();
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain("Fraunces");
    await editor.save();
    const before = String(fixedFiles.get(packages)).split("\n");
    const after = (await editor.text(packages)).split("\n");
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed).toEqual([expect.stringMatching(/^ *"starting": 77,$/)]);
    expect(gitHub.commits).toHaveLength(2);
  });

  await test.step("the lists show when it is live", async () => {
    const message = (text: string) => page.getByRole("status").filter({ hasText: text });
    await expect(message("about 3 minutes later")).toBeVisible();
    built = Date.now();
    await show(page, "/reviews");
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

  await test.step("an unknown fact is refused with the field's label, and the form keeps it", async () => {
    await editor.open("questions/entries/faq");
    await fillFirst(page, "Answer", "Ask for the {walk-in-gift}.");
    await editor.expectRefusal("Questions, “", "Answer: ", "walk-in-gift", "wait until it is live");
    await expect(answer(page)).toHaveValue(/walk-in-gift/);
    expect(await editor.text(faq)).toBe(String(fixedFiles.get(faq)));
  });

  await test.step("a draft is restored, and a fact that this browser has just saved is known", async () => {
    await editor.open("prices/entries/facts");
    await addEntry(page, "Fact");
    await fillLast(page, { "Name in braces": "walk-in-gift", Value: "bow", Description: "Gift" });
    await editor.save();
    await editor.open("questions/entries/faq");
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await editor.save();
    expect(await editor.text(faq)).toContain("Ask for the {walk-in-gift}.");
  });

  await test.step("without a connection, and after a lost answer, the form keeps its text", async () => {
    await editor.open("questions/entries/faq");
    await fillFirst(page, "Answer", "Call {phone}.");
    gitHub.isDown = true;
    await editor.expectRefusal();
    gitHub.isDown = false;
    gitHub.losesResponses = true;
    await editor.expectRefusal("updated by someone else");
    gitHub.losesResponses = false;
    await editor.save("Save Anyway");
    expect(await editor.text(faq)).toContain("Call {phone}.");
  });

  const theirs = (await editor.text(faq)).replace(/"answer": ".*"/, '"answer": "Their words."');

  await test.step("somebody else's save of another file is no conflict", async () => {
    await editor.open("questions/entries/faq");
    await fillFirst(page, "Answer", "My words.");
    gitHub.saveElsewhere("data/notice.json", "[]");
    await editor.save();
    expect(await editor.text(faq)).toContain("My words.");
  });

  await test.step("somebody else's save of the entry: Cancel overwrites nothing", async () => {
    await editor.open("questions/entries/faq");
    await fillFirst(page, "Answer", "My last words.");
    gitHub.saveElsewhere(faq, theirs);
    await saveButton(page).click();
    const question = page.getByRole("alertdialog", { name: "Entry Changed by Someone Else" });
    await expect(question).toContainText("their changes will be lost");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(answer(page)).toHaveValue("My last words.");
    expect(await editor.text(faq)).toBe(theirs);
  });

  await test.step("Save Anyway saves the form", async () => {
    await editor.save("Save Anyway");
    expect(await editor.text(faq)).toContain("My last words.");
  });

  await test.step("a post can be deleted", async () => {
    await editor.open("posts/entries/flea-alert/index");
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: /delete/i }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(saveButton(page)).toBeHidden();
    const files = [...(await editor.files()).keys()];
    expect(files.filter((path) => path.startsWith("content/blog/flea-alert/"))).toEqual([]);
  });

  await test.step("pictures that pages use can't be deleted", async () => {
    await page.getByRole("radio", { name: "Assets" }).click();
    await expect(page).toHaveURL(/#\/collections/);
  });

  await test.step("a build that failed is reported above what is left to do", async () => {
    const longAgo = Date.now() - 20 * 60_000;
    await page.evaluate((time) => localStorage.setItem("last-save", String(time)), longAgo);
    built = longAgo - 60_000;
    await show(page, "/reviews");
    const failed = page.getByText("The last build failed: visitors don’t see what");
    await expect(failed).toBeVisible();
    const { y = 0 } = (await failed.boundingBox()) ?? {};
    const { bottom } = await page
      .locator("#nc-root")
      .evaluate((app) => app.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(y); // it covers no row
    await page.getByText(/^Before it goes live: \d+ left$/).click();
    await expect(page.getByRole("heading", { name: "Reviews (" })).toBeVisible();
  });

  expect(await findContentErrors(await editor.files())).toEqual([]);
});

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/fetch|Failed|ERR_|updated by someone else/);
});

test("only a site with a repository has the editor, which no page links", async ({ request }) => {
  expect(await (await request.get("/admin/")).text()).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap-0.xml", "/rss.xml", "/robots.txt", "/"])
    expect(await (await request.get(list)).text()).not.toContain("admin");
  expect(existsSync("test-results/site/public/admin")).toBe(false);
});

test("nothing unpublished is public", async ({ request }) => {
  const { texts } = (await (await request.get("/admin/texts.json")).json()) as {
    texts: Record<string, string>;
  };
  expect(Object.keys(texts)).toContain("content/blog/flea-alert/index.mdx");
  for (const text of Object.values(texts)) expect(text).not.toMatch(/^draft: true/m);
});
