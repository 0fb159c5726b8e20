import { useEffect, useRef, useState } from "react";

/**
 * Copies a text on demand. If the browser refuses, `result` is "selected", and the element with the
 * ref `words`, which may be rendered only then, is selected for the visitor to copy.
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
