import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useSavesData } from "../../hooks/use-is-built";

/** Whether a carousel moves by itself. */
export interface Playback {
  /** What the visitor asked for. */
  playing: boolean;
  /** Whether it moves at this moment: it is played, and somebody is about to see it. */
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

/** A window's height: what is no further away may come into view with the next flick of a thumb. */
const rootMargin = "100%";

/** Whether any part of an element is in the window or near it; true where that can't be known. */
const useInView = (element: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
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
