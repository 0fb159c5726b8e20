import type { Route } from "@playwright/test";
import { open as openContact, fillIn, partsOf as contactForm } from "../support/contact-form";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { answer } from "../support/forms";
import { isHydrated } from "../support/hydration";

const { developer } = content.site;
const mapHost = "https://www.openstreetmap.org/";
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

for (const { name, path, frame, address } of [
  { name: "map", path: "/", frame: `iframe[title^="Map of"]`, address: mapHost },
  { name: "developer's site", path: "/devteam/", frame: "main iframe", address: developer.url },
])
  test(`the ${name} can't take the page away`, async ({ page, allowedErrors }) => {
    // The browser's own words for what it has kept the frame from, and those of the frame's script.
    allowedErrors.push(/^( \(|$)|Unsafe attempt|[Ss]andbox|SecurityError/);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route(
      (url) => url.href.startsWith(address) || url.href.startsWith(intruder),
      greedyPage,
    );
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
  "is gone": (route) => route.fulfill({ status: 404, body: "" }),
  "is a page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
  "leads elsewhere": (route) => route.fulfill({ status: 302, headers: { location: intruder } }),
  "never comes": () => undefined,
  "is huge": (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"></svg>`,
    }),
};

/** The policy has refused nothing but what leads to the intruder; takes that out. */
function expectKeptOut(violations: string[]) {
  const reports = violations.filter(
    (violation) => !violation.startsWith("Content Security Policy:"),
  );
  expect(reports.filter((report) => !report.includes(intruder))).toEqual([]);
  violations.length = 0;
}

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
    expectKeptOut(violations);
  });

test.describe("a form service", () => {
  test.use({ site: "full" });
  const endpoint = "https://forms.example/contact";

  test("that sends a program has it shown as text, and not much", async ({ page }) => {
    const program = `<img src=x onerror="document.title='taken'"><script>1</script>`;
    await page.route(endpoint, answer(422, program + "x".repeat(3_000_000)));
    await openContact(page);
    await fillIn(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).alert).toBeVisible();
    await expect(contactForm(page).alert.locator("img, script")).toHaveCount(0);
    expect(((await contactForm(page).alert.textContent()) ?? "").length).toBeLessThan(1000);
    await expect(page).not.toHaveTitle("taken");
  });

  test("that leads to another address takes nobody there", async ({ page, violations }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 302, headers: { location: intruder } }),
    );
    await openContact(page);
    await fillIn(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).alert).toBeVisible();
    await expect(page).toHaveURL("/contact/");
    expect(violations).not.toEqual([]);
    expectKeptOut(violations);
  });
});
