import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { ContentError, ErrorText } from "../errors";
import { listAllFiles } from "../list-files";
import { findSvgFault } from "./check-svg";
import { findOrigin } from "./find-location";

const unchanged = "files in static are published unchanged";

/** Extensions that servers and browsers treat as pictures. */
const pictureName =
  /\.(?:a?png|jpe?g|jfif|pjpe?g|pjp|gif|webp|avif|hei[cf]|ico|cur|bmp|tiff?|jxl|svgz?)$/i;

/** The start of a file as text, without byte order marks and the zero bytes of UTF-16. */
const startOf = (bytes: Buffer): string =>
  bytes
    .subarray(0, 4096)
    .toString("latin1")
    .replace(/^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)/, "")
    .replaceAll("\0", "")
    .trimStart();

/** Matches the start of an SVG, with its declaration and comments. */
const svgStart =
  /^(?:(?:<!--[^]*?-->|<\?[^]*?\?>|<!(?:[^>[]|\[[^\]]*\])*>)\s*)*<(?:[\w.-]+:)?svg[\s/>]/i;

function markupError(file: string, bytes: Buffer): ErrorText | undefined {
  const start = startOf(bytes);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (pictureName.test(file) && (isGzip || start.startsWith("<")))
    return {
      found: `${isGzip ? "a compressed file" : "HTML or XML"} with the name of a picture (${extname(file)})`,
      expected: `a picture of the kind that its name shows: ${unchanged}`,
      fix: "export the picture again as JPEG or PNG; a drawing in SVG needs a name that ends in .svg",
    };
  if (!svgStart.test(start)) return undefined;
  return {
    found: "an SVG drawing under another name",
    expected: "a name that ends in .svg",
    fix: "rename it",
  };
}

/** An SVG that a visitor opens directly can run scripts like a page of the site. */
function svgError(bytes: Buffer): (ErrorText & { line: number }) | undefined {
  const fault = findSvgFault(bytes);
  return (
    fault && {
      line: fault.line,
      found: `a drawing with ${fault.found}`,
      expected: `a drawing of shapes and text only, without scripts and links: ${unchanged}`,
      fix: "export it again as a plain SVG or as PNG",
    }
  );
}

const isVideo = (file: string): boolean => /\.(?:mov|mp4|m4v|3g[p2]|webm|mkv|avi)$/i.test(file);

const removeFromPhoto =
  "put it into the gallery in the editor and delete this file; or remove the location: in " +
  "Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by " +
  "Properties > Details > Remove Properties and Personal Information";
const removeFromVideo =
  "export it without its location: in Photos on a Mac by File > Export with Location Information " +
  "off, on an iPhone by Share > Options > Location";

function locationError(file: string, bytes: Buffer): ErrorText | undefined {
  const { location, camera } = findOrigin(bytes);
  if (!location) return undefined;
  return {
    found: `a file that shows where it was taken (GPS or address)${camera ? `, with ${camera}` : ""}`,
    expected: `a file without its location: ${unchanged}`,
    fix: isVideo(file) ? removeFromVideo : removeFromPhoto,
  };
}

/** Bytes: more than static hosts accept, and more than a single search can handle. */
const largest = 400_000_000;

async function checkStaticFile(root: string, file: string, size: number): Promise<ContentError[]> {
  if (size > largest) {
    const found = `a file of ${Math.round(size / 1_000_000)} MB`;
    const fix = "put a long video on YouTube or Vimeo, and link to it";
    return [{ file, found, expected: `at most ${largest / 1_000_000} MB`, fix }];
  }
  const bytes = await readFile(join(root, file));
  const markup = /\.svg$/i.test(file) ? svgError(bytes) : markupError(file, bytes);
  return [markup, locationError(file, bytes)].flatMap((words) =>
    words ? [{ file, ...words }] : [],
  );
}

// A cache: `gatsby develop` checks the same files repeatedly.
const checked = new Map<string, ContentError[]>();

/**
 * Errors of files in `static` that would run code in a visitor's browser or reveal where a photo
 * was taken. Pictures outside `static` are always re-encoded, so they need no check.
 */
export async function checkStaticFiles(root: string): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  // Sequential, because videos are large.
  for (const file of await listAllFiles(root, "static")) {
    const { size, mtimeMs } = await stat(join(root, file));
    const key = [root, file, size, mtimeMs].join();
    const found = checked.get(key) ?? (await checkStaticFile(root, file, size));
    checked.set(key, found);
    errors.push(...found);
  }
  return errors;
}
