import { useEffect, useRef, useState } from "react";

/**
 * Copies a text on demand. If the browser refuses, selects the text on the page, so that the
 * visitor can copy it.
 *
 * @returns `copy`; its `result`, at first "none"; and `words`, a ref for the element that shows the
 *   text, which may be rendered only after `result` is "selected"
 */
export function useCopy<T extends HTMLElement>(text: string) {
  const words = useRef<T>(null);
  const [result, setResult] = useState<"none" | "copied" | "selected">("none");
  async function copy() {
    setResult("none"); // so that a second time is announced, too
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("selected");
    }
  }
  useEffect(() => {
    if (result === "selected" && words.current)
      window.getSelection()?.selectAllChildren(words.current);
  }, [result]);
  return { copy: () => void copy(), result, words };
}
