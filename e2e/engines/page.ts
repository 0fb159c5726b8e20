import { expect } from "@playwright/test";
import { hasHydrated } from "../support/hydration";
import type { Engine } from "./engine";

/** The first visible element of the selector with this text or label. Runs in the page. */
const find = (css: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.getClientRects().length > 0 &&
      (element.ariaLabel ?? element.textContent).includes(words),
  );

/**
 * The center of an element's first line, if a click there reaches the element; otherwise scrolls to
 * it. Runs in the page.
 */
const reach = (element: HTMLElement) => {
  const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
  const place = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  if (element.contains(document.elementFromPoint(...place))) return place;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return undefined;
};

const call = (run: unknown, ...values: unknown[]) =>
  `(${String(run)})(...${JSON.stringify(values)})`;

/** The window's page from a visitor's perspective, with one interface for both engines. */
export class Page {
  constructor(
    readonly engine: Engine,
    /** The base of paths. */
    readonly origin: string,
  ) {}

  /** Opens a URL and waits until it has loaded. */
  async goto(path: string) {
    await this.engine.goto(new URL(path, this.origin).href);
  }

  /** Opens a URL and waits for hydration. */
  async open(path: string) {
    await this.goto(path);
    await this.waitFor(hasHydrated);
  }

  /** Puppeteer's own method waits for a page load, which pages from the back/forward cache don't have. */
  async back() {
    await this.evaluate(() => history.back());
  }

  /** Runs a function in the page, also with scripts disabled. Arguments and result are JSON. */
  async evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return (await this.engine.run(call(run, ...values))) as Awaited<Result>;
  }

  /** Runs a function with an element of the page; waits for the element. */
  async on<Result>(css: string, run: (element: HTMLElement) => Result): Promise<Awaited<Result>> {
    await this.see(css);
    const expression = `(${String(run)})(${call(find, css, "")})`;
    return (await this.engine.run(expression)) as Awaited<Result>;
  }

  /** Waits until the function returns true in the page. */
  async waitFor<Values extends unknown[]>(run: (...values: Values) => unknown, ...values: Values) {
    // A page that is being left responds with an error.
    const holds = () => this.evaluate(run, ...values).then(Boolean, () => false);
    await expect.poll(holds, { message: call(run, ...values) }).toBe(true);
  }

  /** Waits until the page has painted twice, and so has run everything before a paint. */
  async nextFrames() {
    await this.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    });
  }

  private async sees(css: string, words: string) {
    return Boolean(await this.engine.run(`Boolean(${call(find, css, words)})`));
  }

  /** Waits until an element of the selector, with the text if given, is visible. */
  async see(css: string, words = "") {
    const seen = () => this.sees(css, words).catch(() => false);
    await expect.poll(seen, { message: `${css} ${words} is seen` }).toBe(true);
  }

  /** Waits until no such element is visible. */
  async miss(css: string, words = "") {
    const seen = () => this.sees(css, words).catch(() => true);
    await expect.poll(seen, { message: `${css} ${words} is seen` }).toBe(false);
  }

  /** Clicks an element after it has stopped moving: during the drawer's animation, a click would miss it. */
  async click(css: string, words = "") {
    await this.see(css, words);
    const expression = `(${String(reach)})(${call(find, css, words)})`;
    let place: [x: number, y: number] | undefined;
    const rests = async () => {
      const before = String(place);
      place = (await this.engine.run(expression).catch(() => undefined)) as typeof place;
      return Boolean(place) && String(place) === before;
    };
    // The chat waits 100 ms before it scrolls to its latest message.
    const settings = { message: `${css} ${words} stands still`, intervals: [250] };
    await expect.poll(rests, settings).toBe(true);
    if (place) await this.engine.clickAt(...place);
  }

  async expectPath(path: string) {
    await this.waitFor((wanted) => location.pathname === wanted, path);
  }

  async expectFocus(css: string) {
    await this.waitFor((wanted) => document.activeElement?.matches(wanted), css);
  }

  /** Presses Tab, and expects the focus to stay in the open dialog or in the browser's toolbar. */
  async expectTabInside(presses: number) {
    for (let press = 0; press < presses; press += 1) {
      await this.engine.press("Tab");
      const isInside = await this.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
      });
      expect(isInside, `after ${press + 1} times Tab`).toBe(true);
    }
  }

  /** Expects no ring around the focused element or its card. */
  async expectNoRing() {
    await this.waitFor(() => {
      const { activeElement } = document;
      if (!document.hasFocus() || !activeElement?.matches("body *")) return false;
      const styles = [getComputedStyle(activeElement), getComputedStyle(activeElement, "::after")];
      return styles.every(({ outlineStyle }) => outlineStyle === "none");
    });
  }
}
