/** Not with `URL.canParse`: once Node.js has optimized it, it rejects names such as `bücher.example`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
