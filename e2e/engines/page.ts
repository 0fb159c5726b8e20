import { expect } from "@playwright/test";
import { useAndCheckHydration } from "../support/hydration";
import type { Engine } from "./engine";

/** The first visible element of the selector with this text or label. Runs in the page. */
const find = (css: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.getClientRects().length > 0 &&
      (element.ariaLabel ?? element.textContent).includes(text),
  );

/**
 * The center of an element's first line, if a click there reaches the element; otherwise scrolls to
 * it. Runs in the page.
 */
const reach = (element: HTMLElement) => {
  const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
  const point = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  if (element.contains(document.elementFromPoint(...point))) return point;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return undefined;
};

const call = (run: unknown, ...values: unknown[]) =>
  `(${String(run)})(...${JSON.stringify(values)})`;

/** The window's page from a visitor's perspective, with one interface for both engines. */
export class Page {
  constructor(
    readonly engine: Engine,
    /** The origin that paths are resolved against. */
    readonly origin: string,
  ) {}

  /** Opens a URL and waits until it has loaded. */
  async goto(path: string) {
    await this.engine.goto(new URL(path, this.origin).href);
  }

  /** Opens a URL, uses the page, and waits for hydration. */
  async open(path: string) {
    await this.goto(path);
    await this.waitFor(useAndCheckHydration);
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
    // Fails while the page unloads.
    const isTrue = () => this.evaluate(run, ...values).then(Boolean, () => false);
    await expect.poll(isTrue, { message: call(run, ...values) }).toBe(true);
  }

  /** Waits until the page has painted twice: all callbacks that were waiting for a frame have run. */
  async nextFrames() {
    await this.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    });
  }

  private async sees(css: string, text: string) {
    return Boolean(await this.engine.run(`Boolean(${call(find, css, text)})`));
  }

  /** Waits until an element that matches the selector and contains the text is visible. */
  async see(css: string, text = "") {
    const isVisible = () => this.sees(css, text).catch(() => false);
    await expect.poll(isVisible, { message: `${css} ${text} is visible` }).toBe(true);
  }

  /** Waits until no such element is visible. */
  async miss(css: string, text = "") {
    const isVisible = () => this.sees(css, text).catch(() => true);
    await expect.poll(isVisible, { message: `${css} ${text} is visible` }).toBe(false);
  }

  /** Clicks an element after it has stopped moving: during the drawer's animation, a click would miss it. */
  async click(css: string, text = "") {
    await this.see(css, text);
    const expression = `(${String(reach)})(${call(find, css, text)})`;
    let point: [x: number, y: number] | undefined;
    const hasStopped = async () => {
      const before = String(point);
      point = (await this.engine.run(expression).catch(() => undefined)) as typeof point;
      return Boolean(point) && String(point) === before;
    };
    // The chat waits 100 ms before it scrolls to its latest message.
    const settings = { message: `${css} ${text} has stopped moving`, intervals: [250] };
    await expect.poll(hasStopped, settings).toBe(true);
    if (point) await this.engine.clickAt(...point);
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
      expect(isInside, `after pressing Tab ${press + 1} times`).toBe(true);
    }
  }

  /** Expects no focus ring around the focused element or its card. */
  async expectNoFocusRing() {
    await this.waitFor(() => {
      const { activeElement } = document;
      if (!document.hasFocus() || !activeElement?.matches("body *")) return false;
      const styles = [getComputedStyle(activeElement), getComputedStyle(activeElement, "::after")];
      return styles.every(({ outlineStyle }) => outlineStyle === "none");
    });
  }
}
