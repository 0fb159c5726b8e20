// @ts-check
/**
 * node tools/bench/early-taps.mjs [runs] [folders]: how long a visitor of `/` waits for an early tap's
 * painted effect, with a slow connection and a processor 4 times slower, in built sites in turns, or with
 * the fixed content. A timer in the page taps, and the wait counts from its planned moment: a busy page
 * delays it like a real tap.
 */
import { findChromium } from "../../test/browsers.mjs";
import { builtSite } from "../../test/builds/sites.mjs";
import { serveSite } from "./site-server.mjs";
import { openPhone } from "./visit-home.mjs";

const [runs = "5", ...folders] = process.argv.slice(2);
const photo = { button: "#next-photo", effect: ".carousel-frame [role=group][aria-label]" };
const reviews = { button: "#reviews nav button:last-child", effect: "#reviews li" };
const taps = [
  ...[1000, 1500, 2000, 3000].map((at) => ({ at, ...photo })),
  { at: 2000, ...reviews },
];

/** Runs in the page. @param {(typeof taps)[number]} tap */
function tapByTimer({ at, button, effect }) {
  // What is visible in the section: the carousel clips the photos next to the selected one.
  const read = () =>
    [...document.querySelectorAll(effect)]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const frame = element.closest(".carousel-frame, section")?.getBoundingClientRect();
        const isInside = frame && left < frame.right - 2 && right > frame.left + 2;
        return isInside && element.checkVisibility({ visibilityProperty: true });
      })
      .map(({ textContent }) => textContent)
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

const sites = await Promise.all(
  (folders.length > 0 ? folders : [builtSite.folder]).map((folder) => serveSite(folder)),
);
for (const tap of taps) {
  /** @type {number[][]} */
  const waits = sites.map(() => []);
  for (let run = 0; run < Number(runs); run += 1)
    for (const [index, { origin }] of sites.entries()) {
      const { browser, page } = await openPhone(findChromium(), 4);
      await page.addInitScript(tapByTimer, tap);
      await page.goto(`${origin}/`);
      const waited = await page.waitForFunction(() => Reflect.get(window, "waited"));
      waits[index]?.push(Number(await waited.jsonValue()));
      await browser.close();
    }
  const medians = waits.map((all) =>
    Math.round(all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0),
  );
  console.log(tap.button, tap.at, ...medians);
}
for (const { close } of sites) close();
