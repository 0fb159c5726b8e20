import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useSavesData } from "../../hooks/use-is-built";

/** Whether a carousel moves by itself. */
export interface Playback {
  /** Whether the visitor lets it play. */
  playing: boolean;
  /** Whether it moves at this moment: it plays, and is on the screen. */
  running: boolean;
  toggle: () => void;
}

const watchTab = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/** Whether the page's tab is the one that shows. */
const useTabVisible = (): boolean =>
  useSyncExternalStore(
    watchTab,
    () => document.visibilityState === "visible",
    () => true,
  );

const preference = () => window.matchMedia("(prefers-reduced-motion: reduce)");

const watchPreference = (onChange: () => void) => {
  const list = preference();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** Whether the visitor asked their system for less motion; false in the built HTML. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watchPreference,
    () => preference().matches,
    () => false,
  );

/** How much of an element a visitor must see, as a part of the element or of the window. */
const visiblePart = 0.5;

const tenths = Array.from({ length: 11 }, (_, index) => index / 10);

/** A carousel that is taller than the window can't show its half, but can fill half of the window. */
const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= visiblePart ||
  intersectionRect.height >= visiblePart * (rootBounds?.height ?? Infinity);

/** Whether at least half of an element is in the window; true where that can't be known. */
const useInView = (element: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.slice(-1).some(isSeen)),
      { threshold: tenths },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
};

/** Plays from the start, except for visitors who asked for less motion or less data, until paused. */
export const usePlayback = (element: RefObject<Element | null>): Playback => {
  const reducedMotion = useReducedMotion();
  const savesData = useSavesData();
  const tabVisible = useTabVisible();
  const inView = useInView(element);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !(reducedMotion || savesData);
  return { playing, running: playing && tabVisible && inView, toggle: () => setChoice(!playing) };
};
