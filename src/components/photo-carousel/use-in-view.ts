import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is in the window; true where that can't be known. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
};
