import { type Touch, type TouchEvent, useRef } from "react";

const distance = 30;

/** Calls back when one finger swipes sideways: with 1 to the left, with -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<Touch>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = start.current && changedTouches[0];
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      start.current = undefined;
      if (Math.abs(x) > Math.max(distance, Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
    // The browser scrolls the page. The library ignores this event and would leave the photo shifted.
    onTouchCancel: ({ target }: TouchEvent) => {
      start.current = undefined;
      target.dispatchEvent(new Event("touchend", { bubbles: true }));
    },
  };
}
