/** Coats that several covers share, as options of `coat`. */
export const smooth = {
  tuft: 14,
  gap: 30,
  dark: { gap: 46, length: 54, width: 6 },
  light: { gap: 54, length: 50, width: 6 },
};
