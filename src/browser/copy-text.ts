/** Copies a text, and tells whether the browser allowed that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what stands in an element, so that the visitor can copy it. */
export function selectText(element: HTMLElement): void {
  window.getSelection()?.selectAllChildren(element);
}
