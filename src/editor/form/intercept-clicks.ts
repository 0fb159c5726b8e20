/**
 * Stops clicks on buttons before Sveltia CMS handles them.
 *
 * @param shouldStop whether to stop a click on this button
 */
export function interceptClicks(shouldStop: (button: HTMLButtonElement) => boolean): void {
  addEventListener(
    "click",
    (click) => {
      const button = (click.target as Element).closest("button");
      if (!button || !shouldStop(button)) return;
      click.preventDefault();
      click.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * Asks before the owner removes a list entry. Sveltia CMS removes it at once, and can restore it
 * only by undoing every other change.
 */
export const confirmRemoval = (): void =>
  interceptClicks(
    (button) => button.getAttribute("aria-label") === "Remove" && !confirm("Remove this entry?"),
  );
