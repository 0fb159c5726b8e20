import type { Page } from "@playwright/test";
import { collector } from "../../test/builds/sites.mjs";
import { expect, prepareVisit, readReceived, readRecordings, test } from "./visit";

/* Features that the build's environment variables enable in addition to events. */

const waitForProvider = (page: Page, route: string) =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith(`/${route}`) &&
      response.url().startsWith(collector.address) &&
      response.request().method() === "POST",
  );

test("GATSBY_MIXPANEL_PEOPLE, _GROUP, _RECORD_PERCENT: sends a profile, a group, and a recording without input", async ({
  page,
}) => {
  // A page with the carousel: its policy must allow what the recorder does with styles.
  const visit = prepareVisit("/");
  const group = waitForProvider(page, "groups");
  await page.goto(visit.url);
  expect((await group).status()).toBe(200);
  expect((await readReceived("groups"))[0]).toMatchObject({
    $token: "test-token",
    $group_key: "site",
    $group_id: "localhost",
    $set: { environment: "production" },
  });
  await expect.poll(async () => (await visit.events())[0]?.properties.site).toBe("localhost");
  const browser = {
    $token: "test-token",
    $distinct_id: expect.stringMatching(/^\$device:/) as unknown,
  };
  const [$set_once, $set] = [
    { $created: expect.any(String) as unknown },
    { device_type: "desktop" },
  ];
  await expect
    .poll(() => visit.others("engage"))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...browser, $set_once }),
        expect.objectContaining({ ...browser, $set: expect.objectContaining($set) }),
      ]),
    );

  await page.getByRole("button", { name: "Next photo" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("typed-by-hand@example.com");
  expect((await waitForProvider(page, "record")).status()).toBe(200);
  const [chunk] = await visit.others("record");
  expect(chunk?.authorization).toBe(`Basic ${btoa("test-token:")}`);
  const recording = JSON.stringify(chunk);
  expect(recording).toContain("photo-carousel");
  expect(recording).not.toContain("typed-by-hand");
  expect(await readRecordings(page)).toContain('"replayStartUrl":"http'); // private-urls.spec.ts relies on it
});

test("GATSBY_MIXPANEL_AUTOCAPTURE: the library records all clicks, without their text", async ({
  page,
}) => {
  const visit = prepareVisit("/faq/");
  const started = waitForProvider(page, "track");
  await page.goto(visit.url);
  await started;
  const question = page.locator("summary").first();
  await question.click();
  const clicks = async () => (await visit.allEvents()).filter(({ event }) => event === "$mp_click");
  await expect.poll(clicks).not.toEqual([]);
  expect(JSON.stringify(await clicks())).not.toContain((await question.innerText()).trim());
});
