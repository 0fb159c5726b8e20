import { type HTMLAttributes, type TouchEvent, useRef } from "react";

/**
 * Handlers for an element around react-responsive-carousel, which knows no `touchcancel` and no second finger. They
 * show it only a finger that starts sideways, and put the photo back.
 */
export function useSwipe(onPutBack: () => void): HTMLAttributes<HTMLElement> {
  const start = useRef({ clientX: 0, clientY: 0 });
  const isSideways = useRef<boolean | undefined>(false);

  const putBack = ({ currentTarget }: TouchEvent) => {
    for (const type of ["touchmove", "touchend"]) {
      const event = Object.assign(new Event(type, { bubbles: true }), { touches: [start.current] });
      currentTarget.querySelector("ul")!.dispatchEvent(event);
    }
    isSideways.current = false;
    onPutBack();
  };

  return {
    onTouchStartCapture: (event) => {
      if (event.touches.length > 1) {
        putBack(event);
        return event.stopPropagation();
      }
      start.current = event.touches[0]!;
      isSideways.current = undefined;
    },
    onTouchMoveCapture: (event) => {
      const x = Math.abs(event.touches[0]!.clientX - start.current.clientX);
      const y = Math.abs(event.touches[0]!.clientY - start.current.clientY);
      if (Math.max(x, y) > 10) isSideways.current ??= x > y;
      if (!isSideways.current) event.stopPropagation();
    },
    onTouchCancel: putBack,
    // The library would select a photo that is tapped while it leaves, without showing it.
    onClickCapture: (event) => event.stopPropagation(),
  };
}
