import type {} from "../inline/record-early-clicks";

const interactive = "a, button, details, dialog, input, textarea";

/** A key that an element shares with its replacement. */
const elementKey = (element: Element) =>
  [
    element.closest("form")?.ariaLabel,
    element.localName,
    ...["class", "name", "value", "href", "aria-label"].map((name) => element.getAttribute(name)),
  ].join();

function groupByKey(elements: readonly HTMLElement[]): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const key = elementKey(element);
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return groups;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function restoreText(to: TextField, { value, selectionStart, selectionEnd }: TextField) {
  if (!value || value === to.value) return;
  to.value = value;
  // Email fields have no selection, so their caret moves to the end.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
  to.dispatchEvent(new Event("input", { bubbles: true })); // saves the draft and updates the count
}

/** Copies an element's state to its replacement. */
function restoreState(to: Element, from: Element): void {
  if (to instanceof HTMLDetailsElement) to.open = (from as HTMLDetailsElement).open;
  if (to instanceof HTMLDialogElement && (from as HTMLDialogElement).open) to.showModal();
  if (to instanceof HTMLTextAreaElement) restoreText(to, from as HTMLTextAreaElement);
  if (to instanceof HTMLInputElement) {
    const input = from as HTMLInputElement;
    if (to.type !== "radio") restoreText(to, input);
    else if (input.checked) to.click();
  }
}

/**
 * React replaces built HTML that an extension or a translator changed before hydration. This copies
 * the visitor's input to the new elements: text, focus, caret, choices, open dialogs, and clicks
 * (docs/decisions/foreign-changes.md).
 *
 * @param container React's container, before hydration
 */
export function keepInput(container: Element): void {
  const findInteractive = () => [...container.querySelectorAll<HTMLElement>(interactive)];
  let served = findInteractive();
  let focused = document.activeElement;
  let clicked: Element | null;

  addEventListener("focusin", ({ target }) => (focused = target as Element));
  addEventListener("focusout", () => {
    // Some browsers also dispatch this for removed elements.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null;
    });
  });
  addEventListener(
    "click",
    ({ target }) => {
      clicked = (target as Element).closest("button");
      setTimeout(() => (clicked = null));
    },
    true,
  );

  const { pathname } = location;
  // Observers run before the next event, so no key press is lost.
  new MutationObserver((_, observer) => {
    // Another page may have the same elements and must not receive this state.
    if (location.pathname !== pathname) return observer.disconnect();
    const isReplaced = (element: Element) => !element.isConnected;
    if (!served.some(isReplaced)) return;
    const before = groupByKey(served);
    const after = groupByKey(findInteractive());
    const pressed = window.earlyClicks?.pressed ?? [];
    let button: HTMLElement | undefined;
    for (const [key, elements] of before)
      for (const [index, from] of elements.entries()) {
        const to = after.get(key)?.[index];
        if (!to || !isReplaced(from)) continue;
        restoreState(to, from);
        if (from === focused) to.focus({ preventScroll: true });
        if (from === clicked) button = to;
        if (pressed.includes(from)) pressed.splice(pressed.indexOf(from), 1, to);
      }
    served = served.filter((element) => !isReplaced(element));
    button?.click(); // last, because it may submit the form
  }).observe(container, { childList: true, subtree: true });
}
