// @ts-check
import { tapKinds } from "./tap-kinds.mjs";

/**
 * What became of a tap. Times are milliseconds from the finger's lifting to the frame that shows it.
 *
 * @typedef {object} Tap
 * @property {boolean} isOnce whether it did what it should, exactly once
 * @property {boolean} wasHydrated whether React had taken over what was tapped when it came
 * @property {number | undefined} answered until something could be seen: pressed, busy, or done
 * @property {number | undefined} done until it had done what it should
 * @property {number | undefined} interaction until the next frame after its events, as the browser
 *   counts it for Interaction to Next Paint
 */

/** Notes in the page when a tap came, when it was answered, and when it was done. @param {string} done */
const watchTap = (done) => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntriesByType("event"))
      Object.assign(window, {
        interaction: Math.max(duration, Reflect.get(window, "interaction") ?? 0),
      });
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: "event",
      buffered: true,
      durationThreshold: 16,
    }),
  );
  const isDone = new Function(`return ${done}`);
  const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
  /** @type {{ wasHydrated: boolean, answered?: number, done?: number } | undefined} */
  let tap;
  addEventListener(
    "pointerup",
    ({ timeStamp, target }) => {
      const notes = Object.keys(target ?? {});
      tap = { wasHydrated: notes.some((key) => key.startsWith("__react")) };
      Object.assign(window, { tap });
      const look = (/** @type {number} */ frame) => {
        // A frame's time is when it began, with what the frame before had painted.
        const since = Math.max(0, frame - timeStamp);
        if (!tap) return;
        if (painted.done) tap.done ??= since;
        if (painted.answered || painted.done) tap.answered ??= since;
        if (tap.done !== undefined) return;
        painted = { done: isDone(), answered: isBusy() };
        requestAnimationFrame(look);
      };
      let painted = { done: false, answered: false };
      requestAnimationFrame(look);
    },
    { once: true, capture: true },
  );
};

/**
 * Opens a page on a phone with an empty cache, taps once, and says what became of it.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {string} kind of {@link tapKinds}
 * @param {number} wait milliseconds from the first paint to the tap
 * @param {number} cpuSlowdown how many times slower the phone is than this machine
 * @returns {Promise<Tap>}
 */
export async function tapOnce(browser, origin, kind, wait, cpuSlowdown) {
  const { route, target, done, isOnce } = /** @type {import("./tap-kinds.mjs").TapKind} */ (
    tapKinds[kind]
  );
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Photos that move by themselves could not be told from a photo that a tap has called.
    reducedMotion: "reduce",
  });
  let bookings = 0;
  await context.route(/booking\.example/, (request) => {
    bookings += 1;
    return request.fulfill({ body: "", contentType: "text/html" });
  });
  await context.route(/openstreetmap/, (request) => request.abort());
  const page = await context.newPage();
  if (done) await page.addInitScript(watchTap, done);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(origin + route, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await page.waitForTimeout(wait);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${kind}: nothing to tap at ${origin}${route}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (done)
    await page
      .waitForFunction(() => Reflect.get(window, "tap")?.done !== undefined, null, {
        timeout: 15_000,
      })
      .catch(() => undefined);
  await page.waitForTimeout(1500); // for a second effect, which must not come
  const times = done
    ? await page.evaluate(() => ({
        ...Reflect.get(window, "tap"),
        interaction: Reflect.get(window, "interaction") ?? 16, // shorter ones aren't reported
      }))
    : { wasHydrated: false };
  const tap = { ...times, isOnce: await isOnce(page, bookings) };
  await context.close();
  return tap;
}
