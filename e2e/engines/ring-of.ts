import type { Page } from "./page";

/** How the ring is drawn around what has the focus, or around the card that its link fills: `none`, `solid` … */
export const ringOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing has the focus";
    const styles = [getComputedStyle(activeElement), getComputedStyle(activeElement, "::after")];
    const [ring = "none"] = styles.map((one) => one.outlineStyle).filter((one) => one !== "none");
    return ring;
  });
