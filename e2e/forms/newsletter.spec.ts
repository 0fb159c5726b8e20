import { expect, test } from "../support/fixtures";
import { delayRequests, openHydrated, waitForHydration } from "../support/page";

test("an email address typed before the scripts load stays, also on the next page", async ({
  page,
}) => {
  const release = await delayRequests(page, /\.js$/);
  await page.goto("/404.html", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("ada@example.com");
  release();
  await waitForHydration(page);
  await expect(field).toHaveValue("ada@example.com");
  await openHydrated(page, "/faq/"); // browsers restore forms by themselves only after a reload
  await expect(field).toHaveValue("ada@example.com");
});
