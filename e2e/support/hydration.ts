import type { Page } from "@playwright/test";

/** What React notes of a part of the page. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What React notes at the element that it renders into. */
interface ReactRoot {
  stateNode: { current: Fiber & { memoizedState: { isDehydrated: boolean } } };
}

/** Whether React has taken over the whole page. It runs in the browser. */
export function hasHydrated(): boolean {
  /** React's own number for a part of the built page that it has not taken over yet. */
  const dehydrated = 18;
  const hasDehydrated = ({ tag, child, sibling }: Fiber): boolean =>
    tag === dehydrated ||
    (child !== null && hasDehydrated(child)) ||
    (sibling !== null && hasDehydrated(sibling));

  const notes = Object.entries(document.getElementById("___gatsby") ?? {});
  const [, container] = notes.find(([key]) => key.startsWith("__reactContainer")) ?? [];
  const root = (container as ReactRoot | undefined)?.stateNode.current;
  return root !== undefined && !root.memoizedState.isDehydrated && !hasDehydrated(root);
}

/**
 * Settles when React has taken over the whole page, whose parts come one by one. Before that a click
 * on a link leads away untold, Back is the browser's own, and a form is sent by the browser.
 */
export const isHydrated = (page: Page) => page.waitForFunction(hasHydrated);
