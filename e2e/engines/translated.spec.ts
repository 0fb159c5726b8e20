import { content } from "../support/content";
import { translatePage } from "../support/foreign-changes";
import { test } from "./fixtures";

/* The simulated translator changes all words to capital letters. */

const [firstCoat, , lastCoat] = content.coats.map(({ label }) => label.toUpperCase());

// React reports that a translated section, which was still waiting to hydrate, differs from its own.
test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/Minified React error #418/);
});

test("the estimator works on a translated page", async ({ page }) => {
  await page.open("/services/");
  await page.evaluate(translatePage);
  await page.see("h1", "OUR SERVICES");
  await page.click("label:has(input[name=size])");
  for (const coat of [lastCoat, firstCoat, lastCoat]) {
    await page.click("label:has(input[name=coat])", coat);
    await page.see("main table caption", coat);
    await page.see("footer");
  }
});

test("a visitor can pause the photos on a translated page", async ({ page }) => {
  await page.open("/");
  await page.evaluate(translatePage);
  for (const word of ["Pause", "Play", "Pause"]) {
    await page.see("button span", word.toUpperCase());
    await page.click("button", `${word} photos`);
  }
  await page.see("button span", "PLAY");
  await page.see("footer");
});
