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

/** Sveltia CMS removes a list entry at once, and can restore it only by undoing everything. */
export const confirmRemoval = (): void =>
  interceptClicks(
    (button) => button.getAttribute("aria-label") === "Remove" && !confirm("Remove this entry?"),
  );

const plainNumber = /^-?\d*(?:\.\d*)?$/;

const advice = "Write only the number, with a period before the cents: 85.50";

const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.getAttribute("role") === "spinbutton";

/** Sveltia CMS empties a field at an invalid character and goes on: 85,50 would become 50. */
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
