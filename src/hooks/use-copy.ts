import { useEffect, useRef, useState } from "react";

/**
 * Copies a text when asked to. Where the browser refuses, the words on the page are selected, for the
 * visitor to copy them.
 *
 * @returns `copy` does it; `result` is what came of it, "none" before; `words` is for the element that
 *   shows the text, which may be there from `result` "selected" on only
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
