import { type RefObject, useEffect, useState } from "react";

/** A window's height: what is no further away may come into view with the next flick of a thumb. */
const rootMargin = "100%";

/** Whether any part of an element is in the window or near it; true where that can't be known. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
};
