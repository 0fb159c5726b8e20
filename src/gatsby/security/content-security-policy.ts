import { createHash } from "node:crypto";
import { settings } from "../../analytics/settings";
import type { Site } from "../../content/model/entities/site";
import { findFormService } from "../../lib/forms/form-services";
import { mapFrameAddress } from "../../lib/links/map-addresses";

/** What the pages use of other sites: origins, or addresses whose origins count. */
export interface ExternalOrigins {
  /** Pictures of reviews that lie elsewhere. */
  pictures: readonly string[];
  /** Pages shown in frames: the map, the developer's site. */
  frames: readonly string[];
  /** Services that forms are sent to. */
  forms: readonly string[];
  /** Where these services lead visitors who sent a form without JavaScript. */
  formRedirects: readonly string[];
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
export function externalOriginsOf(
  { url, map, developer, forms }: Pick<Site, "url" | "map" | "developer" | "forms">,
  pictures: readonly string[],
): ExternalOrigins {
  const endpoints = [forms?.contactEndpoint ?? [], forms?.newsletterEndpoint ?? []].flat();
  const serviceHosts = endpoints.flatMap(
    (endpoint) => findFormService(new URL(endpoint))?.hosts ?? [],
  );
  return {
    pictures: pictures.filter((picture) => picture.startsWith("https:")),
    frames: [...(map ? [mapFrameAddress(map)] : []), developer.url],
    forms: endpoints,
    formRedirects: [
      ...serviceHosts.map((host) => `https://${host}`),
      ...(forms?.thankYouPage ? [forms.thankYouPage] : []),
      // A page of this site, while the visitor is on another of its addresses.
      ...(endpoints.length > 0 ? [url] : []),
    ],
    collectors: settings.token ? [settings.apiHost] : [],
    records: Boolean(settings.token && process.env.GATSBY_MIXPANEL_RECORD_PERCENT),
  };
}

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const isData = /\btype="application\/(ld\+)?json"/;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Hashes of texts, each once, as a policy names them. */
const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** The scripts that stand in a page: in all pages the same, since a visit takes along the policy of its first one. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
    text === "" || isData.test(attributes) ? [] : [text],
  );

/**
 * The style sheets that stand in a page; later ones come through scripts. First nothing at all: in the
 * browser Emotion adds rules to a sheet that it put there empty. Style attributes have none: pages have no
 * such attributes.
 */
const stylesIn = (html: string): string[] => [
  "",
  ...[...html.replace(scriptElement, "").matchAll(styleElement)].map(([, css = ""]) => css),
];

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * The Content-Security-Policy of one page, which stands in the page: its style sheet is its own, and
 * headers can't tell pages apart on all hosts. What a page can't say of itself is in static/_headers.
 */
function policyOf(
  html: string,
  { pictures, frames, forms, formRedirects, collectors, records }: ExternalOrigins,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(scriptsIn(html))],
    "style-src": ["'self'", ...hashesOf(stylesIn(html))],
    // The recorder reads changes of styles by attributes of elements that are on no page.
    ...(records && { "style-src-attr": ["'unsafe-inline'"] }),
    // The poster is drawn from a picture that the page makes itself.
    "img-src": ["'self'", "data:", "blob:", ...origins(pictures)],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...origins([...forms, ...collectors])],
    "frame-src": origins(frames),
    "form-action": ["'self'", "mailto:", ...origins([...forms, ...formRedirects])],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

const policyElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const encoding = /<meta charset="utf-8"\/>/i;

/**
 * Puts its policy into a page, or in the place of an earlier one: before all that it governs, and
 * after the encoding, which browsers look for in the first 1,024 bytes alone.
 *
 * @throws Error if the page doesn't name its encoding
 */
export function withPolicy(html: string, externalOrigins: ExternalOrigins): string {
  const rest = html.replace(policyElement, "");
  if (!encoding.test(rest))
    throw new Error("A page has no <meta charset>, which the policy follows.");
  const policy = policyOf(rest, externalOrigins);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return rest.replace(encoding, (found) => found + element);
}
