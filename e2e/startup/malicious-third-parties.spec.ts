import type { Route } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const intruder = "https://intruder.example/";

/** A page in a frame that wants the whole window, and the visitor's attention. */
const greedyPage = (route: Route) =>
  route.fulfill({
    contentType: "text/html",
    body: `<p>Arrived</p><script>
      try { top.location = "${intruder}" } catch {}
      try { parent.document.body.innerHTML = "" } catch {}
      alert("You have won"); document.cookie = "spy=1";
    </script>`,
  });

for (const { path, frame, host } of [
  { path: "/", frame: `iframe[title^="Map of"]`, host: "https://www.openstreetmap.org/" },
  { path: "/devteam/", frame: "main iframe", host: content.site.developer.url },
])
  test(`the frame on ${path} can't take the page away`, async ({ page, allowedErrors }) => {
    // The browser's own words for what it has kept the frame from, and those of the frame's script.
    allowedErrors.push(/^( \(|$)|Unsafe attempt|[Ss]andbox|SecurityError/);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route((url) => [host, intruder].some((one) => url.href.startsWith(one)), greedyPage);
    await page.goto(path);
    await isHydrated(page);
    await page.locator(frame).scrollIntoViewIfNeeded();
    await expect(page.locator(frame).contentFrame().getByText("Arrived")).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(dialogs).toEqual([]);
  });

/** What a stranger's server may send instead of a picture. */
const noPictures: Record<string, (route: Route) => unknown> = {
  "leads elsewhere": (route) => route.fulfill({ status: 302, headers: { location: intruder } }),
  "is huge": (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"></svg>`,
    }),
};

const outside = content.reviews.findIndex(({ image }) => image?.startsWith("https:"));

for (const [what, send] of Object.entries(noPictures))
  test(`a reviewer's picture that ${what} moves nothing`, async ({ page, violations }) => {
    const { image = "", author = "" } = content.reviews[outside] ?? {};
    await page.route(new URL(image).href, send);
    await page.goto("/");
    const reviews = page.getByRole("region", { name: "What Our Clients Say" });
    await reviews.getByRole("button", { name: `Page ${Math.floor(outside / 5) + 1}` }).click();
    const card = reviews.getByRole("figure").filter({ hasText: author }).first();
    const picture = card.locator("img").first();
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.locator("..").boundingBox();
    expect([box?.width, box?.height]).toEqual([48, 48]);
    expect((await card.boundingBox())?.height).toBe(300);
    await expect(card).toContainText(author);
    // The way elsewhere is what the policy refuses.
    if (what === "leads elsewhere") expect(violations.splice(0).join()).toContain(intruder);
  });
