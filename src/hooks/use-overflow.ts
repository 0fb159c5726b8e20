import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element's content is taller than the element, so that it can be scrolled.
 *
 * @param expected the answer until the element can be measured: in the built HTML
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, expected: boolean): boolean {
  const [overflows, setOverflows] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
