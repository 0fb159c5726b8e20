import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { savesData } from "../../browser/when-idle";
import { useIsBuilt } from "../../hooks/use-is-built";
import { useMedia } from "../../hooks/use-media";

const watchTab = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

const useTabVisible = (): boolean =>
  useSyncExternalStore(
    watchTab,
    () => document.visibilityState === "visible",
    () => true,
  );

/** Whether at least a quarter of an element is visible. */
const useSeen = (element: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)!.isIntersecting),
      { threshold: 0.25 },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return seen;
};

/** Plays while visible, until paused. With reduced motion or data saving, starts paused. */
export const usePlayback = (element: RefObject<Element | null>) => {
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const isSaving = !useIsBuilt() && savesData();
  const tabVisible = useTabVisible();
  const seen = useSeen(element);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !(reducedMotion || isSaving);
  return { playing, running: playing && tabVisible && seen, toggle: () => setChoice(!playing) };
};
