import { expect, test } from "../support/fixtures";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

/* src/components/forms tests every result; contact.spec.ts tests forms that browsers send themselves. */

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
  await page.goto("/faq/"); // browsers restore forms by themselves only after a reload
  await waitForHydration(page);
  await expect(field).toHaveValue("ada@example.com");
});
