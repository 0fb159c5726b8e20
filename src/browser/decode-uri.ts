/**
 * `decodeURI` and `decodeURIComponent` that return a malformed text (`100%`, `%ff`) unchanged. Gatsby
 * and its router decode paths and fragments without a `try`, and an error there empties the page.
 * The build replaces the global functions with these (on-create-webpack-config.ts).
 */
const tolerant =
  (decode: (text: string) => string) =>
  (text: string): string => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };

// The build doesn't replace properties of `globalThis`.
export const decodeURI = tolerant(globalThis.decodeURI);
export const decodeURIComponent = tolerant(globalThis.decodeURIComponent);
