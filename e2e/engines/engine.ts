import { expect } from "@playwright/test";

/** Their values in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keyCodes = { Escape: "\uE00C", Tab: "\uE004" } as const;

/** A running browser with one window, 500 px wide. */
export interface Engine {
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page; awaits promises. */
  run: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  press: (key: keyof typeof keyCodes) => Promise<unknown>;
  /** Errors and policy violations of all pages so far. */
  errors: () => string[];
  downloads: string;
  close: () => Promise<void>;
}

/** For a first start after an installation, which reads from the disk. */
export const startTimeout = 180_000;

/**
 * The center of the first visible element with this text or label. For a click, only once it has
 * stopped moving and a click there reaches it; otherwise scrolls to it. Runs in the page.
 */
async function find(css: string, text: string, isClick: boolean) {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      (element.ariaLabel ?? element.textContent).includes(text),
  );
  const center = () => {
    const { x, y, width, height } = found?.getClientRects()[0] ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  };
  const before = center();
  if (!found || !isClick) return found && before;
  await new Promise((resolve) => setTimeout(resolve, 200)); // longer than the chat waits to scroll
  const point = center();
  if (String(point) === String(before) && found.contains(document.elementFromPoint(...point)))
    return point;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return undefined;
}

const findIn = (css: string, text = "", isClick = false) =>
  `(${String(find)})(...${JSON.stringify([css, text, isClick])})`;

/** The page from a visitor's perspective, the same for both engines. */
export class Page {
  constructor(private readonly engine: Engine) {}

  /** Waits until an expression in the page has a value like `true`, or like `false`. */
  async expect(expression: string, isTrue = true) {
    let value: unknown;
    const passes = async () => Boolean((value = await this.engine.run(expression))) === isTrue;
    const isPassing = () => passes().catch(() => false); // fails while the page unloads
    await expect.poll(isPassing, { message: expression.slice(-100) }).toBe(true);
    return value;
  }

  see = (css: string, text?: string) => this.expect(findIn(css, text));

  miss = (css: string) => this.expect(findIn(css), false);

  expectPath = (path: string) => this.expect(`location.pathname === ${JSON.stringify(path)}`);

  async click(css: string, text?: string) {
    const [x = 0, y = 0] = (await this.expect(findIn(css, text, true))) as number[];
    await this.engine.clickAt(x, y);
  }
}
