import { cardOf, posts } from "../support/blog-posts";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";
import { carousel } from "../support/photo-carousel";

/*
 * What a screen reader makes of the patterns of the ARIA Authoring Practices Guide, read by a person
 * and found to be what one would want to hear. The chat's is in chat.spec.ts.
 */

test("the carousel is one group: a slide, then its buttons", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await isHydrated(page);
  await expect(carousel(page)).toMatchAriaSnapshot(`
    - group "Photos of groomed dogs":
      - list:
        - listitem:
          - group /1 of \\d+/:
            - img /\\w/
      - button "Play photos"
      - button "Previous photo"
      - button "Next photo"
  `);
});

test("the reviews' pages: which one, the numbers, one back, one on", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Pages of reviews" })).toMatchAriaSnapshot(`
    - navigation "Pages of reviews":
      - status: Reviews 1 to 5 of 27
      - list:
        - listitem:
          - button "Page 1"
        - listitem:
          - button "Page 2"
        - listitem:
          - button "Page 3"
        - listitem:
          - button "Page 4"
        - listitem:
          - button "Page 5"
        - listitem:
          - button "Page 6"
      - button "Previous" [disabled]
      - button "Next"
  `);
});

test("the menu is a dialog with its way out first", async ({ page }) => {
  await page.goto("/404.html");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "Main":
        - list:
          - listitem:
            - link "Book Now"
          - listitem:
            - link "Locations"
          - listitem:
            - link "Blog"
  `);
});

test("a question is a disclosure with its answer behind it", async ({ page }) => {
  await page.goto("/faq/");
  await page.locator("summary").first().click();
  await expect(page.locator("details").first()).toMatchAriaSnapshot(`
    - group:
      - heading /\\w/ [level=2]
      - paragraph: /\\w/
      - paragraph:
        - link /Link to this answer/
  `);
});

test("a post over the grid is a dialog that bears its title", async ({ page }) => {
  const [newest = { title: "" }] = posts;
  await page.goto("/blog/");
  await isHydrated(page);
  await cardOf(page, newest).click();
  const dialog = page.getByRole("dialog", { name: newest.title });
  await expect(dialog.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  await expect(dialog.getByRole("button").first()).toHaveText("Close");
  await expect(dialog.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});
