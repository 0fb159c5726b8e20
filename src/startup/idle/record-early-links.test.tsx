import { recordEarlyClicks } from "../inline/record-early-clicks";
import { recordEarlyLinks } from "./record-early-links";

/** Clicks a link, and returns whether its page would open. jsdom has no pages, so the click is canceled afterwards. */
function opensPage(): boolean {
  let isHandled = false;
  const link = document.querySelector("a")!;
  link.onclick = (event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  link.click();
  return !isHandled;
}

let arrive: () => void;

beforeEach(() => {
  document.body.innerHTML = '<a href="/blog/flea-alert/" data-opens-dialog="">Fleas</a>';
  recordEarlyClicks();
  recordEarlyLinks(window.earlyClicks!, new Promise<void>((resolve) => (arrive = resolve)));
});

afterEach(() => window.earlyClicks?.stop());

test("a link opens its page until the scripts have arrived, and then waits for them", async () => {
  expect(opensPage()).toBe(true);
  arrive();
  await Promise.resolve();
  expect(opensPage()).toBe(false);
  expect(window.earlyClicks?.pressed).toEqual([document.querySelector("a")]);
});

test("after hydration no link waits, even if the scripts' arrival is noticed later", async () => {
  window.earlyClicks?.stop();
  arrive();
  await Promise.resolve();
  expect(opensPage()).toBe(true);
});
