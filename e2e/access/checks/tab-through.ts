import { expect, type Page } from "@playwright/test";

/** More stops than any page has; reaching it means that the focus is trapped. */
const tooMany = 250;

interface Stop {
  /** Index of the element in the page; missing if the focus left the page. */
  number?: number;
  name: string;
  errors: string[];
  /** Whether it is in the sticky header, which the keyboard can reach on a scrolled page. */
  isInHeader?: boolean;
  scrollY?: number;
}

function readStop(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { name: "", errors: [] };
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  const shown = element.matches("[type=radio], [type=checkbox]") && label ? label : element;
  // Text in several lines has gaps between its boxes.
  const [first = shown.getBoundingClientRect()] = shown.getClientRects();
  const { top, left, bottom, right } = first;
  const errors: string[] = [];

  const rings = [element, shown, element.parentElement ?? element].flatMap((part) =>
    [undefined, "::after"].map((layer) => getComputedStyle(part, layer)),
  );
  const isRinged = rings.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  // Inside a frame, the frame's page draws the ring.
  const isFrame = element instanceof HTMLIFrameElement;
  if (!isRinged && !isFrame) errors.push("shows no focus ring");
  // In a tall field, the browser scrolls to the caret's line.
  const isIn = top >= -1 && Math.min(bottom, top + 44) <= innerHeight && left >= -1;
  if (!isIn && !isFrame) errors.push("is not in the window");

  const inset = 2; // px, for round corners
  const points = [
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
    [(left + right) / 2, top + inset],
    [(left + right) / 2, bottom - inset],
  ];
  const covers = points.flatMap(([x = 0, y = 0]) => {
    const met = document.elementFromPoint(x, y);
    return !met || shown.contains(met) || met.contains(shown) ? [] : [met.outerHTML.slice(0, 80)];
  });
  if (isIn && covers.length > 0) errors.push(`is covered by ${covers[0]}`);

  const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const header = element.closest("header");
  return {
    number: [...document.querySelectorAll("*")].indexOf(element),
    name: `${element.localName} "${name.slice(0, 40)}"`,
    errors,
    isInHeader: header !== null && getComputedStyle(header).position === "sticky",
    scrollY,
  };
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

const leaveFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/**
 * Moves through the page with Tab, and back with Shift+Tab, and reports problems for keyboard users:
 * stops without a ring, outside the window, or covered; a trap; a header that scrolls the page.
 *
 * @returns errors, one line each
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const errors = new Set<string>();
  await leaveFocus(page);
  await scrollTo(page, 0);
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen = new Set<number>();
    let scrolledTo: number | undefined;
    for (;;) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(readStop);
      if (stop.number === undefined || seen.has(stop.number)) break;
      seen.add(stop.number);
      for (const error of stop.errors) errors.add(`${stop.name} ${error}`);
      if (stop.isInHeader && scrolledTo !== undefined && stop.scrollY !== scrolledTo)
        errors.add(`${stop.name} scrolls the page from ${scrolledTo} to ${stop.scrollY}`);
      scrolledTo = undefined;
      if (stop.isInHeader && key === "Shift+Tab") {
        await scrollTo(page, 1000); // or to the end of a shorter page
        scrolledTo = await page.evaluate(() => scrollY);
      }
      if (seen.size > tooMany) {
        errors.add(`${stop.name}: no way out of here`);
        break;
      }
    }
    expect(seen.size, key).toBeGreaterThan(1);
  }
  await leaveFocus(page); // the last stop can be the skip link, over the banner
  return [...errors];
}
