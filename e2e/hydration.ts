import type { Page } from "@playwright/test";

/** What React notes at the element that it renders into. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Settles when React has taken over the whole page. Before that a click on a link leads away
 * untold, Back is the browser's own, and a form is sent by the browser.
 */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const notes = Object.entries(document.getElementById("___gatsby") ?? {});
    const [, root] = notes.find(([key]) => key.startsWith("__reactContainer")) ?? [];
    return (root as ReactRoot | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
