function select(element: HTMLElement): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
}

/**
 * Copies an element's text. Where the browser doesn't allow that, selects it, so that the visitor
 * can.
 */
export async function copyText(element: HTMLElement): Promise<"copied" | "selected"> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? "");
    return "copied";
  } catch {
    select(element);
    return "selected";
  }
}
