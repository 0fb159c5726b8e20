import type { FormField } from "./compare-form";

const field =
  "[data-key-path]:is([data-field-type=string], [data-field-type=text], [data-field-type=number])";

/** The text and number fields that the form shows. */
export const readForm = (page: ParentNode): FormField[] =>
  [...page.querySelectorAll<HTMLElement>(field)].flatMap((element): FormField[] => {
    const input = element.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!input) return [];
    const { keyPath = "", fieldType } = element.dataset;
    return [{ path: keyPath, value: input.value, isNumber: fieldType === "number" }];
  });
