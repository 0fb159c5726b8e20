import { contentError, type ContentError } from "../errors";

/** Files that may be in `static`. They are published unchanged, so a drawing could run code there. */
const allowedNames = [
  // The site's own.
  /^(?:_headers|_redirects|avatars\.png|favicon\.(?:ico|svg)|social-card\.jpg|without-scripts\.css)$/,
  /^icons\/(?:apple-touch-icon|icon-(?:192|512|maskable-512))\.png$/,
  /^ornaments\/(?:(?:guilloche-(?:field|band))\.png|(?:medallions|rosette(?:-light)?|poster-frame|note-corner(?:-light)?)\.svg)$/,
  // Proofs of ownership, for search engines and hosts.
  /^(?:google[\da-f]+|pinterest-[\da-z]+|yandex_[\da-f]+)\.html$|^BingSiteAuth\.xml$/,
  /^(?:CNAME|\.nojekyll|\.well-known\/[\w.-]+)$/,
  // Forms to print, such as a vaccination record.
  /^[a-z\d]+(?:-[a-z\d]+)*\.pdf$/,
  // Operating systems create these.
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i,
];

const found = "a file that can't be in static, where files are published unchanged";

const expected =
  "the site's own files, PDFs such as price-list.pdf, CNAME, .well-known/…, and a search " +
  "engine's proof such as google1a2b.html";

const fix =
  "delete it. A photo belongs into content/gallery or next to the post that shows it, a video on " +
  "YouTube or Vimeo. A developer can add a name to src/content/check/rules/check-static-names.ts";

export const checkStaticNames = (files: readonly string[]): ContentError[] =>
  files
    .filter((file) => !allowedNames.some((name) => name.test(file.slice("static/".length))))
    .map((file) => ({ file, ...contentError(found, expected, fix) }));
