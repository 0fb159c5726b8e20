import type { Page } from "@playwright/test";

/** More stops than any page has; reaching it means that the focus is trapped. */
const tooMany = 250;

interface Stop {
  /** Index of the element in the page; missing if the focus left the page. */
  number?: number;
  name: string;
  errors: string[];
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
  return {
    number: [...document.querySelectorAll("*")].indexOf(element),
    name: `${element.localName} "${name.slice(0, 40)}"`,
    errors,
  };
}

/**
 * Moves through the page with Tab, and reports problems for keyboard users: stops without a ring,
 * outside the window, or covered; a trap.
 *
 * @returns errors, one line each
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const errors: string[] = [];
  const seen = new Set<number>();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: "instant" });
  });
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (stop.number === undefined || seen.has(stop.number)) break;
    seen.add(stop.number);
    errors.push(...stop.errors.map((error) => `${stop.name} ${error}`));
    if (seen.size > tooMany) {
      errors.push(`${stop.name}: no way out of here`);
      break;
    }
  }
  return errors;
}
