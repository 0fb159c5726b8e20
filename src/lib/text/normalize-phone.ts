import { normalizeTyping } from "./normalize-typing";

const phonePattern =
  /^(?:tel:)? ?(?:\+?1[ .-]*)?\(?([2-9]\d{2})\)?[ .-]*([2-9]\d{2})[ .-]*(\d{4})$/i;

/**
 * Parses a US phone number in the usual spellings of contacts and web pages.
 *
 * @returns the stored format, `(512) 555-0142`; `undefined` for other texts
 */
export function normalizePhone(written: string): string | undefined {
  const [, area, exchange, line] = phonePattern.exec(normalizeTyping(written)) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}
