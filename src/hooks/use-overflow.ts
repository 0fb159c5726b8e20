import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the first child of an element is taller than the element, so that it can be scrolled.
 *
 * @param expected the answer until the element can be measured: in the built HTML
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, expected: boolean): boolean {
  const [overflows, setOverflows] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetHeight = 0 } = (element.firstElementChild as HTMLElement | null) ?? {};
      setOverflows(offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
