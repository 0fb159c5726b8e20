// @ts-check
/**
 * node tools/bench/early-taps.mjs [runs]: how long a visitor of the fixed content's `/` waits for an early
 * tap's painted effect, with a slow connection and a processor 4 times slower. A timer in the page
 * taps, and the wait counts from its planned moment: a busy page delays it like a real tap.
 */
import { findChromium } from "../../test/browsers.mjs";
import { builtSite } from "../../test/site-builds/sites.mjs";
import { serveSite } from "./site-server.mjs";
import { openPhone } from "./visit-home.mjs";

const runs = Number(process.argv[2] ?? 5);
const photo = { button: "#next-photo", effect: ".carousel-frame .slide" };
const reviews = { button: "#reviews nav button:last-child", effect: "#reviews ul" };
const taps = [
  ...[1000, 1500, 3000].map((at) => ({ at, ...photo })),
  ...[2000].map((at) => ({ at, ...reviews })),
];

/** Runs in the page. @param {(typeof taps)[number]} tap */
function tapByTimer({ at, button, effect }) {
  const read = () =>
    [...document.querySelectorAll(effect)]
      .map((element) => getComputedStyle(element).visibility + element.textContent)
      .join();
  setTimeout(() => {
    const before = read();
    /** @type {HTMLElement | null} */ (document.querySelector(button))?.click();
    const look = () => {
      if (read() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { waited: performance.now() - at });
      return port2.postMessage("");
    };
    requestAnimationFrame(look);
  }, at - performance.now());
}

const { origin, close } = await serveSite(builtSite.folder);
for (const tap of taps) {
  const waits = [];
  for (let run = 0; run < runs; run += 1) {
    const { browser, page } = await openPhone(findChromium(), 4);
    await page.addInitScript(tapByTimer, tap);
    await page.goto(`${origin}/`);
    const waited = await page.waitForFunction(() => Reflect.get(window, "waited"));
    waits.push(Number(await waited.jsonValue()));
    await browser.close();
  }
  console.log(tap.button, tap.at, Math.round(waits.toSorted((a, b) => a - b)[runs >> 1] ?? 0));
}
close();
