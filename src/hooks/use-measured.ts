import { type RefObject, useEffect, useState } from "react";

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
