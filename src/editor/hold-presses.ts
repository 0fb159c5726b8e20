/**
 * Holds presses of buttons back before the package hears of them.
 *
 * @param isHeld whether this press of a button is held back
 */
export function holdPresses(isHeld: (button: HTMLButtonElement) => boolean): void {
  addEventListener(
    "click",
    (press) => {
      const button = (press.target as Element).closest("button");
      if (!button || !isHeld(button)) return;
      press.preventDefault();
      press.stopImmediatePropagation();
    },
    true,
  );
}

/** Asks before an entry of a list is removed, which the editor does at once and takes back only with all else. */
export const askBeforeRemoval = (): void =>
  holdPresses(
    (button) => button.getAttribute("aria-label") === "Remove" && !confirm("Remove this entry?"),
  );
