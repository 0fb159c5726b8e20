import { fieldText } from "../field-text";
import { currentFacts } from "../files/shop-data";

/**
 * What a component without a form shows in a text. A fact shows its value.
 *
 * @param field the component's field: `name` of a fact, `label` of a booking button
 */
export function componentText(field: string, value: unknown): string {
  const text = fieldText(value);
  return field === "name" && text ? (currentFacts()[text] ?? `{${text}}`) : text;
}
