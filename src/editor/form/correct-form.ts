/**
 * Stops clicks on buttons before Sveltia CMS handles them.
 *
 * @param shouldStop whether to stop a click on this button
 */
function interceptClicks(shouldStop: (button: HTMLButtonElement) => boolean): void {
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

const plainNumber = /^-?\d*(?:\.\d*)?$/;

const advice = "Write only the number, with a period before the cents: 85.50";

const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.getAttribute("role") === "spinbutton";

/**
 * Keeps invalid numbers in their field and reports them at the next button press. Sveltia CMS would
 * empty the field at the first invalid character and go on from there: 85,50 would become 50.
 */
export function validateNumberFields(): void {
  addEventListener(
    "input",
    (typed) => {
      if (!isNumberField(typed.target)) return;
      const isPlain = plainNumber.test(typed.target.value);
      typed.target.setCustomValidity(isPlain ? "" : advice);
      if (!isPlain) typed.stopImmediatePropagation();
    },
    true,
  );
  interceptClicks(() => {
    const wrong = [...document.querySelectorAll("input")].find(
      (field) => isNumberField(field) && !plainNumber.test(field.value),
    );
    wrong?.reportValidity();
    return wrong !== undefined;
  });
}

/** Opens a list entry by a tap on its name. Sveltia CMS opens it only by the small arrow. */
export function openByName(): void {
  addEventListener("click", ({ target }) => {
    const body = (target as Element).closest(".summary")?.parentElement;
    if (!body?.id) return;
    document.querySelector<HTMLButtonElement>(`button[aria-controls="${body.id}"]`)?.click();
  });
}
