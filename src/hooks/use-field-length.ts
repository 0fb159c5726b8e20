import { type RefObject, useSyncExternalStore } from "react";

/** Characters in a field that React doesn't control; 0 in the built HTML. */
export function useFieldLength(field: RefObject<HTMLTextAreaElement | null>): number {
  const subscribe = (onChange: () => void) => {
    const element = field.current;
    const onReset = () => queueMicrotask(onChange); // the event comes before the field is emptied
    element?.addEventListener("input", onChange);
    element?.form?.addEventListener("reset", onReset);
    return () => {
      element?.removeEventListener("input", onChange);
      element?.form?.removeEventListener("reset", onReset);
    };
  };
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value.length ?? 0,
    () => 0,
  );
}
