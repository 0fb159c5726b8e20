import { settings } from "../../analytics/settings";
import type { Site } from "../../content-model/entities/site";
import { mapFrameAddress } from "../../lib/map-addresses";

/** What the pages use of other sites: origins, or addresses whose origins count. */
export interface ExternalOrigins {
  /** Pictures of reviews that lie elsewhere. */
  pictures: readonly string[];
  /** Pages shown in frames: the map, the developer's site. */
  frames: readonly string[];
  /** Services that forms are sent to. */
  forms: readonly string[];
  /** Where visits are reported. */
  collectors: readonly string[];
  /** Whether visits are recorded there. */
  records: boolean;
}

/**
 * What of other sites the built site uses.
 *
 * @param pictures addresses of pictures, those of other sites among them
 */
export const externalOriginsOf = (
  { map, developer, forms }: Pick<Site, "map" | "developer" | "forms">,
  pictures: readonly string[],
): ExternalOrigins => ({
  pictures: pictures.filter((picture) => picture.startsWith("https:")),
  frames: [...(map ? [mapFrameAddress(map)] : []), developer.url],
  forms: [forms?.contactEndpoint ?? [], forms?.newsletterEndpoint ?? []].flat(),
  collectors: settings.token ? [settings.apiHost] : [],
  records: Boolean(settings.token && process.env.GATSBY_MIXPANEL_RECORD_PERCENT),
});

/** Hashes of what stands in a page itself, as `sha256-…`. */
export interface InlineHashes {
  /**
   * The scripts of all pages: who goes from page to page takes along the policy of the first one.
   */
  scripts: readonly string[];
  /** Style sheets of this page; later ones come through scripts. */
  styles: readonly string[];
}

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of one page, which stands in the page: its style sheet is its own, and
 * headers can't tell pages apart on all hosts. What a page can't say of itself is in static/_headers.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { pictures, frames, forms, collectors, records }: ExternalOrigins,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(scripts)],
    "style-src": ["'self'", ...quoted(styles)],
    // The recorder reads changes of styles by attributes of elements that are on no page.
    ...(records && { "style-src-attr": ["'unsafe-inline'"] }),
    // The poster is drawn from a picture that the page makes itself.
    "img-src": ["'self'", "data:", "blob:", ...origins(pictures)],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...origins([...forms, ...collectors])],
    "frame-src": origins(frames),
    "form-action": ["'self'", "mailto:", ...origins(forms)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
