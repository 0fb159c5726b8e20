import { useSyncExternalStore } from "react";

const preference = () => window.matchMedia("(prefers-reduced-motion: reduce)");

const subscribe = (onChange: () => void) => {
  const list = preference();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** Whether the visitor asked their system for less motion; false in the built HTML. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => false,
  );
