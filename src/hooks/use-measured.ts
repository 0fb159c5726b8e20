import { type RefObject, useEffect, useState } from "react";

/** The latest measurement of an element, again when its or its first child's size changes. */
export function useMeasured<Value>(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => Value,
  expected: Value,
): Value {
  const [value, setValue] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setValue(measure(element)));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, measure]);
  return value;
}
