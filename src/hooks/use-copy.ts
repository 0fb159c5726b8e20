import { useEffect, useRef, useState } from "react";

// If the browser refuses to copy, `result` is "selected", and the element with the ref `words`
// is selected for the visitor to copy.
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
