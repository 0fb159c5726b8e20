/**
 * Intercepts button presses before the package handles them.
 *
 * @param isHeld whether to intercept this press
 */
export function interceptClicks(isHeld: (button: HTMLButtonElement) => boolean): void {
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
export const confirmRemoval = (): void =>
  interceptClicks(
    (button) => button.getAttribute("aria-label") === "Remove" && !confirm("Remove this entry?"),
  );
