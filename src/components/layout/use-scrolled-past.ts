import { useEffect, useState } from "react";

/** The head of a page: the home page's first section, or another page's title. */
function findHead(): Element | null {
  const title = document.querySelector("main h1");
  return title?.closest("section") ?? title;
}

/** Whether the page's head is scrolled out of view; `undefined` until that happens for the first time. */
export function useScrolledPast(page: string): boolean | undefined {
  const [isPast, setIsPast] = useState<boolean>();
  useEffect(() => {
    const observeHead = () => {
      const head = findHead();
      if (head) observer.observe(head);
    };
    const observer = new IntersectionObserver((entries) => {
      const { target, isIntersecting, boundingClientRect } = entries.at(-1)!;
      // React replaces a page that a translator or an extension changed before hydration.
      if (!target.isConnected) return observeHead();
      const isAbove = !isIntersecting && boundingClientRect.bottom <= 0;
      setIsPast((before) => (before === undefined && !isAbove ? undefined : isAbove));
    });
    observeHead();
    return () => observer.disconnect();
  }, [page]);
  return isPast;
}
