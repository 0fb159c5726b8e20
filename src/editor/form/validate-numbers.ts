import { interceptClicks } from "./intercept-clicks";

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
