import type { Page } from "@playwright/test";

/** React's node for a part of the page. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's data at its container. */
interface ReactRoot {
  stateNode: { current: Fiber & { memoizedState: { isDehydrated: boolean } } };
}

/** Whether React has hydrated the whole page. Runs in the browser. */
export function hasHydrated(): boolean {
  /** React's tag for a part of the page that isn't hydrated yet. */
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
 * Waits until React has hydrated the whole page, part by part. Before that, the browser itself
 * handles links, Back and forms.
 */
export const isHydrated = (page: Page) => page.waitForFunction(hasHydrated);
