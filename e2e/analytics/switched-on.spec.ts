import type { Page } from "@playwright/test";
import { collector } from "../../test/sites/sites.mjs";
import { partsOf as newsletter } from "../support/newsletter-form";
import { expect, test } from "./analytics-fixtures";
import { prepareVisit, readReceived } from "./visit";

/* What a variable of the build's environment switches on beside events. */

/** Settles when the provider has answered to what came by a route. */
const answered = (page: Page, route: string) =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith(`/${route}`) &&
      response.url().startsWith(collector.address) &&
      response.request().method() === "POST",
  );

test("GATSBY_MIXPANEL_PEOPLE: the visitor's browser has a profile, which names nobody", async ({
  page,
}) => {
  const visit = prepareVisit();
  await page.goto(visit.address);
  const browser = {
    $token: "test-token",
    $distinct_id: expect.stringMatching(/^\$device:/) as unknown,
  };
  const created = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown;
  await expect
    .poll(() => visit.others("engage"))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...browser, $set_once: { $created: created } }),
        expect.objectContaining({
          ...browser,
          $set: expect.objectContaining({ device_type: "desktop" }),
        }),
      ]),
    );
});

test("GATSBY_MIXPANEL_GROUP: the site is a group, and each event belongs to it", async ({
  page,
}) => {
  const visit = prepareVisit();
  const described = answered(page, "groups");
  await page.goto(visit.address);
  expect((await described).status()).toBe(200);
  expect((await readReceived("groups"))[0]).toMatchObject({
    $token: "test-token",
    $group_key: "site",
    $group_id: "localhost",
    $set: { environment: "production" },
  });
  await expect.poll(async () => (await visit.events())[0]?.properties.site).toBe("localhost");
});

test("GATSBY_MIXPANEL_AUTOCAPTURE: the library tells of clicks by itself, without their text", async ({
  page,
}) => {
  const visit = prepareVisit("/faq/");
  const running = answered(page, "track");
  await page.goto(visit.address);
  await running;
  const question = page.locator("summary").first();
  const words = (await question.innerText()).trim();
  const told = page.waitForRequest((request) => {
    const data = new URLSearchParams(request.postData() ?? "").get("data") ?? "";
    return Buffer.from(data, "base64").toString().includes("$mp_click");
  });
  await question.click();
  const sent = (await told).postData() ?? "";
  await expect.poll(visit.ownEvents).toContain("$mp_click");
  const data = Buffer.from(new URLSearchParams(sent).get("data") ?? "", "base64").toString();
  expect(data).not.toContain(words);
});

test("GATSBY_MIXPANEL_RECORD_PERCENT: the visit is recorded, without what was typed", async ({
  page,
}) => {
  // Where the carousel moves: the page's policy has to allow what the recorder does with styles.
  const visit = prepareVisit("/");
  const running = answered(page, "track");
  await page.goto(visit.address);
  await running;
  await page.getByRole("button", { name: "Next photo" }).click();
  await newsletter(page).field.fill("typed-by-hand@example.com");
  expect((await answered(page, "record")).status()).toBe(200);
  const [part] = await visit.others("record");
  expect(part?.authorization).toBe(`Basic ${btoa("test-token:")}`);
  const recording = JSON.stringify(part?.recording);
  expect(recording).toContain("photo-carousel");
  expect(recording).not.toContain("typed-by-hand");
});
