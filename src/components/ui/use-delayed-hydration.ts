import { globalHistory } from "@gatsbyjs/reach-router";
import { type RefObject, use } from "react";
import { useIsBuilt } from "../../hooks/use-is-built";

/** The element whose content hydrates later. */
export type Area = RefObject<Element | null>;

interface Wait {
  isOver: boolean;
  /** Resolves when the wait is over. */
  end: Promise<void>;
}

/** How far from the viewport content hydrates, as an IntersectionObserver's margin. */
const rootMargin = "25% 0px";

/** Events that show that a visitor uses an element. Some assistive programs send only a click. */
const uses = ["pointerdown", "focusin", "keydown", "click"] as const;

/** Not state, because React drops the state of components that aren't hydrated. */
const waits = new WeakMap<Area, Wait>();

/** Ends the waits of the page. */
const unfinished = new Set<() => void>();

// If new props reach a boundary whose content waits, React deletes its HTML. The listener must be
// earlier than the router's, so it is registered on import.
if (typeof window !== "undefined")
  globalHistory.listen(() => unfinished.forEach((finish) => finish()));

/** Waits until a visitor uses or nearly sees an area, or the router changes the page. */
function startWait(area: Area): Wait {
  const controller = new AbortController();
  let resolve: () => void;
  const wait = { isOver: false, end: new Promise<void>((resolveEnd) => (resolve = resolveEnd)) };
  const finish = () => {
    wait.isOver = true;
    unfinished.delete(finish);
    controller.abort();
    observer.disconnect();
    resolve();
  };
  const finishInside = ({ target }: Event) => {
    if (area.current?.contains(target as Node)) finish();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
    { rootMargin },
  );
  if (area.current) observer.observe(area.current);
  // On the window, so that they run before React's listeners: it then hydrates before the click.
  for (const type of uses)
    addEventListener(type, finishInside, { capture: true, signal: controller.signal });
  unfinished.add(finish);
  waits.set(area, wait);
  return wait;
}

/**
 * Delays the hydration of built HTML until a visitor uses an area or comes near it
 * (docs/decisions/late-start.md). Call it inside a `Suspense` boundary in the area.
 */
export function useDelayedHydration(area: Area | undefined): void {
  const isBuilt = useIsBuilt();
  if (!area || !isBuilt || typeof IntersectionObserver === "undefined") return;
  const wait = waits.get(area) ?? startWait(area);
  if (!wait.isOver) use(wait.end);
}
