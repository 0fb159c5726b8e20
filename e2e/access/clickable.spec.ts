import { openChat } from "../support/chat";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

test(
  "no element around the page or the chat's options has click listeners",
  slow,
  async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await openChat(page);
    const session = await page.context().newCDPSession(page);
    for (const start of ["#gatsby-focus-wrapper", "dialog [role=group]"]) {
      const { result } = await session.send("Runtime.evaluate", {
        expression: `(() => {
        const elements = [];
        for (let one = document.querySelector("${start}"); one !== document.body; one = one.parentElement)
          elements.push(one);
        return elements;
      })()`,
      });
      const { result: properties } = await session.send("Runtime.getProperties", {
        objectId: result.objectId ?? "",
        ownProperties: true,
      });
      const elements = properties.filter(({ name }) => /^\d+$/.test(name));
      expect(elements.length).toBeGreaterThan(0);
      for (const { value } of elements) {
        const { listeners } = await session.send("DOMDebugger.getEventListeners", {
          objectId: value?.objectId ?? "",
        });
        const clicks = listeners.filter(({ type }) => /^(click|mousedown|mouseup)$/.test(type));
        expect(clicks, value?.description).toEqual([]);
      }
    }
  },
);
