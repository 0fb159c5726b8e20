import { globalHistory } from "@gatsbyjs/reach-router";
import { type RefObject, use } from "react";
import { useIsBuilt } from "../../hooks/use-is-built";
import { deferredStylesId } from "../../lib/links/site-ids";

/** The element whose content hydrates later. */
type Area = RefObject<Element | null>;

/** When a boundary's content hydrates. */
export interface Delay {
  area: Area;
  /** Whether no script changes the content: it then hydrates only when a visitor uses it. */
  isStatic?: boolean | undefined;
}

interface Wait {
  /** Resolves when the wait is over. */
  end: Promise<void>;
  finish: () => void;
}

/** How far from the viewport content hydrates, as an IntersectionObserver's margin. */
const rootMargin = "25% 0px";

/** Events that show that a visitor uses an element. Some assistive programs send only a click. */
const uses = ["pointerdown", "focusin", "keydown", "click"] as const;

/** The waits of the page. Not state, because React drops the state of components that aren't hydrated. */
const waits = new Map<Area, Wait>();

/** The element that the visitor used last. */
let used: Element | null = null;

const isUsed = ({ current }: Area) => current?.contains(used) || false;

// On import, because these listeners must run before those of React, which hydrates at once for a
// click, and of the router: if new props reach a boundary that waits, React deletes its HTML.
if (typeof window !== "undefined") {
  const finishUsed = ({ target }: Event) => {
    used = target as Element;
    for (const [area, wait] of waits) if (isUsed(area)) wait.finish();
  };
  for (const type of uses) addEventListener(type, finishUsed, true);
  globalHistory.listen(() => waits.forEach((wait) => wait.finish()));
  used = document.activeElement;
}

/** Whether the sections' styles are missing, because their file failed. Hydration adds them. */
function hasNoStyles(): boolean {
  const link = document.querySelector<HTMLLinkElement>(`#${deferredStylesId} link`);
  try {
    return link !== null && !link.sheet?.cssRules.length;
  } catch {
    return true; // Chromium's sheet of a file that failed
  }
}

/** Waits until a visitor uses or nearly sees an area, or the router changes the page. */
function startWait({ area, isStatic }: Delay): Wait {
  let resolve: () => void;
  const wait: Wait = {
    end: new Promise((resolveEnd) => (resolve = resolveEnd)),
    finish: () => {
      // React reads a promise with a status at once, which a click needs.
      void Object.assign(wait.end, { status: "fulfilled", value: undefined });
      observer.disconnect();
      resolve();
    },
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wait.finish(),
    { rootMargin },
  );
  if (area.current && !isStatic) observer.observe(area.current);
  if (isUsed(area) || hasNoStyles()) wait.finish();
  waits.set(area, wait);
  return wait;
}

/**
 * Delays the hydration of built HTML until a visitor uses an area or comes near it
 * (docs/decisions/late-start.md). Call it inside a `Suspense` boundary in the area.
 */
export function useDelayedHydration(delay: Delay | undefined): void {
  const isBuilt = useIsBuilt();
  if (!delay || !isBuilt || typeof IntersectionObserver === "undefined") return;
  use((waits.get(delay.area) ?? startWait(delay)).end);
}
