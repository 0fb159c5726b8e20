/**
 * Parses an absolute URL. Not with `URL.canParse`: once Node.js 20 and 22 have optimized it, it rejects
 * names such as `bücher.example`.
 *
 * @returns `undefined` if the text isn't one
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
