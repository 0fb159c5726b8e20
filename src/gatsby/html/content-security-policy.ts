import { createHash } from "node:crypto";
import { settings } from "../../analytics/settings";
import type { Site } from "../../content/model/entities/site-schema";
import { formHosts } from "../../lib/forms/form-services";
import { mapFrameUrl } from "../../lib/links/address-links";

export type ExternalOrigins = ReturnType<typeof listExternalOrigins>;

export function listExternalOrigins(
  { url, map, developer, forms }: Pick<Site, "url" | "map" | "developer" | "forms">,
  pictures: readonly string[],
) {
  const endpoints = [forms?.contactEndpoint ?? [], forms?.newsletterEndpoint ?? []].flat();
  const serviceHosts = endpoints.flatMap(formHosts);
  return {
    // Of all pages: a link to a page with a frame keeps the document, and with it the policy.
    frames: [...(map ? [mapFrameUrl(map)] : []), developer.url],
    pictures: pictures.filter((picture) => picture.startsWith("https:")),
    forms: endpoints,
    // Where these services redirect visitors who sent a form without JavaScript.
    formRedirects: [
      ...serviceHosts.map((host) => `https://${host}`),
      ...(forms?.thankYouPage ? [forms.thankYouPage] : []),
      // The site's own origin, in case the visitor uses another of its host names.
      ...(endpoints.length > 0 ? [url] : []),
    ],
    collectors: settings.token ? [settings.apiHost] : [],
    records: Boolean(settings.token && process.env.GATSBY_MIXPANEL_RECORD_PERCENT),
  };
}

type PageParts = Record<"scripts" | "styles" | "styleAttributes", readonly string[]>;

const hashSources = (texts: readonly string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

const uniqueOrigins = (urls: readonly string[]) => [
  ...new Set(urls.map((url) => new URL(url).origin)),
];

// A meta element, because each page has its own styles and not all hosts support headers per page.
// static/_headers contains what a page can't set.
export function buildPolicy(
  { scripts, styles, styleAttributes }: PageParts,
  { frames, pictures, forms, formRedirects, collectors, records }: ExternalOrigins,
): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox checks Gatsby's prefetch links against this.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashSources(scripts)],
    // Emotion inserts rules into a sheet that was empty at first.
    "style-src": ["'self'", ...hashSources(["", ...styles])],
    // The recorder detects style changes with attributes of detached elements.
    "style-src-attr": records
      ? ["'unsafe-inline'"]
      : ["'unsafe-hashes'", ...hashSources(styleAttributes)],
    // The page itself creates the picture for the poster.
    "img-src": ["'self'", "data:", "blob:", ...uniqueOrigins(pictures)],
    "font-src": ["'self'", "data:"],
    // A request shows whether a frame loads.
    "connect-src": ["'self'", ...uniqueOrigins([...frames, ...forms, ...collectors])],
    "frame-src": uniqueOrigins(frames),
    "form-action": ["'self'", "mailto:", ...uniqueOrigins([...forms, ...formRedirects])],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
