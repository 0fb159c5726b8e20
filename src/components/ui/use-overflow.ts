import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element's first child is taller than the element, so that it scrolls.
 *
 * @param expected the result for the built HTML, which can't be measured
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
