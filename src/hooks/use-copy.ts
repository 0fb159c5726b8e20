import { useEffect, useRef, useState } from "react";

/** If the browser refuses to copy, selects the element with the ref `words` for the visitor. */
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
