import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { keys } from "./keys";

test("the price estimator answers the arrow keys, and shows where one is", async ({ page }) => {
  await page.open("/services/");
  const choice = (name: string) => ({ css: `input[name=${name}]` });
  for (const name of ["size", "coat"]) {
    const group = choice(name);
    await page.on(group, (input) => input.focus());
    await page.press(keys.Down);
    await page.press(keys.Down);
    const state = await page.evaluate((radios) => {
      const { activeElement } = document;
      const label = activeElement?.closest("label");
      return {
        chosen: [...document.querySelectorAll<HTMLInputElement>(radios)].findIndex(
          (radio) => radio.checked && radio === activeElement,
        ),
        ring: label ? getComputedStyle(label).outlineStyle : "nothing has the focus",
      };
    }, group.css);
    expect(state).toEqual({ chosen: 2, ring: "solid" });
  }
  await expect.poll(() => page.evaluate(() => location.search)).toContain(content.coats[2]?.id);
  await page.see({ css: "main [role=status]" });
});
