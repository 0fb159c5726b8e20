/** What of other sites the pages use: origins, or addresses of which the origins count. */
export interface Outsiders {
  /** Pictures of reviews that lie elsewhere. */
  pictures: readonly string[];
  /** Pages shown in frames: the map, the developer's site. */
  frames: readonly string[];
  /** Services that forms are sent to. */
  forms: readonly string[];
  /** Where visits are reported. */
  collectors: readonly string[];
}

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * The Content-Security-Policy of all pages.
 *
 * Styles may stand in the pages: Emotion writes a sheet for each page, and their hashes would not
 * fit into a header. Scripts run only from files of this site, and those in the pages by their hash.
 *
 * @param scriptHashes of the scripts inside the pages, as `sha256-…`
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { pictures, frames, forms, collectors }: Outsiders,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    "style-src": ["'self'", "'unsafe-inline'"],
    // The poster is drawn from a picture that the page makes itself.
    "img-src": ["'self'", "data:", "blob:", ...origins(pictures)],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...origins([...forms, ...collectors])],
    "frame-src": origins(frames),
    "form-action": ["'self'", "mailto:", ...origins(forms)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
