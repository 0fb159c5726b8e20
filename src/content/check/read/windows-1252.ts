/** The first byte at which Windows-1252 and ISO 8859-1 differ. */
const firstByte = 0x80;

/** The characters of Windows-1252 from that byte to 0x9f. Five of the bytes are unassigned. */
export const windowsCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Decodes Windows-1252. Node.js 20 decodes the bytes from 0x80 to 0x9f as control characters. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(
      /[\u0080-\u009f]/g,
      (control) => windowsCharacters[control.charCodeAt(0) - firstByte] ?? control,
    );

/** The byte of a character in Windows-1252. */
export function toWindowsByte(character: string): number {
  const index = windowsCharacters.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : firstByte + index;
}
