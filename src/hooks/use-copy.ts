import { useEffect, useRef, useState } from "react";

/** If the browser refuses to copy, selects the element with the ref `textRef` for the visitor. */
export function useCopy<T extends HTMLElement>(text: string) {
  const textRef = useRef<T>(null);
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
    if (result === "selected" && textRef.current)
      window.getSelection()?.selectAllChildren(textRef.current);
  }, [result]);
  return { copy: () => void copy(), result, textRef };
}
