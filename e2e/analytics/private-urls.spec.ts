import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fullSite } from "../../test/builds/sites.mjs";
import {
  block,
  expect,
  findLibraryFiles,
  prepareVisit,
  readReceived,
  readRecordings,
  test,
} from "./visit";

const routes = ["track", "engage", "groups", "record"];

interface Landing {
  path: string;
  /** Appended to the URL, which already contains the campaign's parameters. */
  suffix?: string;
  referer?: string;
}

/** URLs and referrers that contain a secret. */
const landings: Record<string, (secret: string) => Landing> = {
  "the query or a referring search": (secret) => ({
    path: "/services/",
    suffix: `&token=${secret}&size=${secret}&email=a%40${secret}.example`,
    referer: `https://www.google.com/search?q=${secret}`,
  }),
  "the fragment or the URL of the previous page": (secret) => ({
    path: "/faq/",
    suffix: `#?utm_source=${secret}&access_token=${secret}`,
    referer: `${fullSite.address}/?utm_source=${secret}&token=${secret}#${secret}`,
  }),
};

/** Changes the URL and clicks links as a visitor might, with the secret in each URL. */
const navigateWithSecret = (page: Page, secret: string) =>
  page.evaluate((token) => {
    location.hash = token;
    history.pushState(null, "", `?token=${token}#${token}`);
    const link = document.createElement("a");
    link.href = `mailto:hello@paw.example?body=${token}`;
    document.body.append(link);
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    link.href = `?token=${token}`;
    link.click();
  }, secret);

async function expectNoSecret(secret: string) {
  const received = await Promise.all(routes.map(readReceived));
  expect(JSON.stringify(received)).not.toContain(secret);
}

for (const [location, toLanding] of Object.entries(landings)) {
  const title = `a secret in ${location} doesn't reach the provider`;
  test(title, async ({ page }) => {
    const secret = `secret-${randomUUID()}`;
    const { path, suffix = "", referer = "" } = toLanding(secret);
    const visit = prepareVisit(path);
    await page.goto(visit.url + suffix, { referer });
    const readNames = async () => (await visit.allEvents()).map(({ event }) => event);
    await expect.poll(readNames).toContain("Page Viewed");
    await navigateWithSecret(page, secret);
    await expect.poll(readNames).toEqual(expect.arrayContaining(["Mail Clicked", "$mp_click"]));
    // The library also sends a page view for the changed URL.
    await expect.poll(readNames).toContain("$mp_web_page_view");
    expect(await readRecordings(page)).not.toContain(secret);
    await expectNoSecret(secret);
    const [first] = await visit.events();
    expect(first?.properties.referrer).toBe(referer.replace(/[?#].*/, ""));
  });
}

test("events sent while a visitor leaves contain no secret", async ({ page, allowedErrors }) => {
  const [library = ""] = findLibraryFiles(fullSite.folder);
  await block(page, `*${library}`, allowedErrors);
  const secret = `secret-${randomUUID()}`;
  const visit = prepareVisit("/services/");
  await page.goto(`${visit.url}&token=${secret}&gclid=${secret}#access_token=${secret}`, {
    referer: `https://www.google.com/search?q=${secret}`,
  });
  await navigateWithSecret(page, secret);
  await page.goto("/terms/");
  await expect
    .poll(async () => (await visit.events()).map(({ event }) => event))
    .toEqual(expect.arrayContaining(["Page Viewed", "Mail Clicked"]));
  await expectNoSecret(secret);
});
