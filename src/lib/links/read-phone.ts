import { plainTyping } from "../text/typed-text";

const phonePattern =
  /^(?:tel:)? ?(?:\+?1[ .-]*)?\(?([2-9]\d{2})\)?[ .-]*([2-9]\d{2})[ .-]*(\d{4})$/i;

/**
 * Reads a US phone number in any of the usual spellings, as a phone's contacts or a web page have it.
 *
 * @returns the form in which it is saved, `(512) 555-0142`; `undefined` for other texts
 */
export function readPhone(written: string): string | undefined {
  const [, area, exchange, line] = phonePattern.exec(plainTyping(written)) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}
