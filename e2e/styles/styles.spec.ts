import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { isHydrated } from "../support/hydration";

/** The page's style rules that fit no element, whatever state the elements are in. */
const unusedRules = (page: Page) =>
  page.evaluate(() => {
    const states = /::?(?!not|is|has|where|nth|first|last|only|root)[a-z-]+(\([^)]*\))?/g;
    const stateAttributes = /\[(open|data-failed|data-pointer|aria-\w+)(=[^\]]*)?\]/g;
    const fits = (selector: string) => {
      const anyState = selector
        .replace(stateAttributes, "")
        .replace(states, "")
        .replaceAll(":not()", "")
        .replaceAll(/:(?:is|where)\([\s,]*\)/g, "")
        .trim();
      return anyState === "" || document.querySelector(anyState) !== null;
    };
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText;
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
      });
    const all = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules));
    return {
      count: all.length,
      unused: all.filter((selectors) => !selectors.split(/,\s*(?![^(]*\))/).some(fits)),
    };
  });

test.describe("styles", () => {
  test("the home page carries none that it doesn't use", async ({ page }) => {
    await holdRequests(page, "**/*.js"); // scripts add the styles of a part before the part
    await page.goto("/");
    const { count, unused } = await unusedRules(page);
    expect(count).toBeGreaterThan(200);
    expect(unused).toEqual([]);
  });

  test("scripts add none that the built page has", async ({ page }) => {
    await page.goto("/");
    await isHydrated(page);
    const [inPage, deferredStyles, added] = await page.evaluate(() =>
      ["style[data-emotion=css]:not([data-s])", "link[data-emotion=css]", "style[data-s]"].map(
        (sheets) =>
          [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sheets)].flatMap(
            ({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
          ),
      ),
    );
    const built = [...(inPage ?? []), ...(deferredStyles ?? [])];
    expect(inPage?.length).toBeGreaterThan(40);
    expect(deferredStyles?.length).toBeGreaterThan(100);
    expect(added?.filter((rule) => built.includes(rule))).toEqual([]);
  });
});
