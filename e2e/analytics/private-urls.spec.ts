import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fullSite } from "../../test/sites/sites.mjs";
import { slow } from "../support/fixtures";
import { block, expect, test } from "./analytics-fixtures";
import { findLibraryFiles, prepareVisit, readReceived, readStored } from "./visit";

/** The provider's library. Looked up in each test, because `npm test` doesn't build this site. */
const findLibrary = () => findLibraryFiles(fullSite.folder)[0] ?? "no library";
const routes = ["track", "engage", "groups", "record"];

interface Landing {
  path: string;
  /** Appended to the URL, after the campaign. */
  rest?: string;
  referer?: string;
}

/** URLs and referrers that contain a secret. */
const landings = (secret: string): Record<string, Landing> => ({
  "in a query": {
    path: "/services/",
    rest: `&token=${secret}&size=${secret}&email=a%40${secret}.example`,
  },
  "in click ids": { path: "/", rest: `&gclid=${secret}&fbclid=${secret}&wbraid=${secret}` },
  "in a fragment": { path: "/faq/", rest: `#?utm_source=${secret}&access_token=${secret}` },
  "in a search": { path: "/", referer: `https://www.google.com/search?q=${secret}` },
  "in the query of a referrer": {
    path: "/blog/",
    referer: `https://mail.example/?utm_id=${secret}`,
  },
  "in the URL of a page before": {
    path: "/contact/",
    referer: `${fullSite.address}/?utm_source=${secret}&token=${secret}#${secret}`,
  },
});

/** Changes the URL and clicks a link as a visitor might, with the secret in both. */
const moveOn = (page: Page, secret: string) =>
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

async function expectNoSecret(page: Page, secret: string) {
  const received = await Promise.all(routes.map(readReceived));
  expect(JSON.stringify(received)).not.toContain(secret);
  expect(await readStored(page)).not.toContain(secret);
}

for (const [way, pace] of Object.entries(landings("")).map(
  ([way], index) => [way, index ? slow : {}] as const,
)) {
  test(
    `a secret ${way} reaches neither the provider nor the browser's storage`,
    pace,
    async ({ page }) => {
      const secret = `secret-${randomUUID()}`;
      const { path = "/", rest = "", referer } = landings(secret)[way] ?? {};
      const visit = prepareVisit(path);
      await page.goto(visit.address + rest, referer ? { referer } : {});
      const named = async () => (await visit.allEvents()).map(({ event }) => event);
      await expect.poll(named).toContain("Page Viewed");
      await moveOn(page, secret);
      await expect.poll(named).toEqual(expect.arrayContaining(["Mail Clicked", "$mp_click"]));
      // A recording waits in the browser's storage before it is sent.
      await expect.poll(() => readStored(page)).toContain('"href":"http');
      await expectNoSecret(page, secret);
      const [first] = await visit.events();
      if (referer) expect(first?.properties.referrer).toBe(referer.replace(/[?#].*/, ""));
    },
  );

  test(
    `a secret ${way} is in no event that a page sends while it is left`,
    slow,
    async ({ page, allowedErrors }) => {
      await block(page, `*${findLibrary()}`, allowedErrors);
      const secret = `secret-${randomUUID()}`;
      const { path = "/", rest = "", referer } = landings(secret)[way] ?? {};
      const visit = prepareVisit(path);
      await page.goto(visit.address + rest, referer ? { referer } : {});
      await moveOn(page, secret);
      await page.goto("/terms/");
      await expect
        .poll(async () => (await visit.events()).map(({ event }) => event))
        .toEqual(expect.arrayContaining(["Page Viewed", "Mail Clicked"]));
      await expectNoSecret(page, secret);
    },
  );
}
