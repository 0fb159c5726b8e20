import { expect } from "@playwright/test";

/** A running browser with one window, 500 px wide. */
export interface Browser {
  /** Opens a URL and waits until it has loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page; awaits promises. */
  run: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  press: (key: "Escape") => Promise<unknown>;
  /** Errors and policy violations of all pages so far. */
  errors: () => string[];
  /** The download folder. */
  downloads: string;
  close: () => Promise<void>;
}

/**
 * The center of the first visible element with this text or label, once it has stopped moving and a
 * click there reaches it; otherwise scrolls to it. Runs in the page.
 */
const reach = async (css: string, text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      (element.ariaLabel ?? element.textContent).includes(text),
  );
  if (!found) return undefined;
  const center = () => {
    const [{ x, y, width, height } = new DOMRect()] = found.getClientRects();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  };
  const before = center();
  await new Promise((resolve) => setTimeout(resolve, 200)); // longer than the chat waits to scroll
  const point = center();
  if (String(point) === String(before) && found.contains(document.elementFromPoint(...point)))
    return point;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return undefined;
};

const isVisible = (css: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].some(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      (element.ariaLabel ?? element.textContent).includes(text),
  );

const call = (run: unknown, ...values: unknown[]) =>
  `(${String(run)})(...${JSON.stringify(values)})`;

/** The page from a visitor's perspective, the same for both engines. */
export class Page {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.browser.goto(new URL(path, this.origin).href);

  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate = <Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => this.browser.run(call(run, ...values)) as Promise<Awaited<Result>>;

  /** Waits until an element that matches the selector and contains the text is visible, or isn't. */
  async see(css: string, text = "", isThere = true) {
    // Fails while the page unloads.
    const sees = () => this.evaluate(isVisible, css, text).catch(() => !isThere);
    await expect.poll(sees, { message: `${css} ${text}` }).toBe(isThere);
  }

  miss = (css: string) => this.see(css, "", false);

  async click(css: string, text = "") {
    let point: readonly [number, number] | undefined;
    const isFound = async () => {
      point = await this.evaluate(reach, css, text).catch(() => undefined);
      return Boolean(point);
    };
    await expect.poll(isFound, { message: `${css} ${text} can be clicked` }).toBe(true);
    if (point) await this.browser.clickAt(...point);
  }

  async expectPath(path: string) {
    const current = () => this.evaluate(() => location.pathname).catch(() => "");
    await expect.poll(current).toBe(path);
  }
}
