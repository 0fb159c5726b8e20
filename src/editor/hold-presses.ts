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

/**
 * Asks before the owner removes a list entry. The package removes it at once, and can restore it
 * only by undoing every other change.
 */
export const askBeforeRemoval = (): void =>
  holdPresses(
    (button) => button.getAttribute("aria-label") === "Remove" && !confirm("Remove this entry?"),
  );
