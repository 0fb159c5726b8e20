import readExif from "exif-reader";
import { partsIn } from "./packed-parts";

/** The origin of a photo or video, from its metadata. */
export interface Origin {
  /** Whether the file contains the location where it was taken. */
  location: boolean;
  /** The make and model of the camera or phone. */
  camera?: string;
}

type Exif = Partial<ReturnType<typeof readExif>>;

function parseExif(bytes: Buffer): Exif {
  try {
    return readExif(bytes);
  } catch {
    return {};
  }
}

function* positionsOf(mark: Buffer, bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) yield at;
}

/** More bytes than EXIF data ever has, except in a TIFF, which is read whole. */
const longestExif = 1_000_000;

/**
 * EXIF data anywhere in a file: the photo's, an embedded second photo's, or that of a photo in a
 * PDF. Each starts with a TIFF header.
 */
function* exifIn(bytes: Buffer): Generator<Exif> {
  for (const start of ["II*\0", "MM\0*"])
    for (const at of positionsOf(Buffer.from(start), bytes))
      yield parseExif(at === 0 ? bytes : bytes.subarray(at, at + longestExif));
}

/** GPS fields that reveal no location; cameras write them even without a GPS fix. */
const harmlessGps =
  /Ref$|^GPS(?:VersionID|TimeStamp|DateStamp|Satellites|Status|MeasureMode|DOP|MapDatum|Differential|ProcessingMethod|HPositioningError|Speed|Track|ImgDirection|DestBearing|DestDistance)$/;

const hasValue = (value: unknown): boolean =>
  [value]
    .flat()
    .some((one) => Buffer.isBuffer(one) || (one !== null && !Number.isNaN(one) && one !== ""));

const hasGps = ({ GPSInfo }: Exif): boolean =>
  Object.entries(GPSInfo ?? {}).some(([name, value]) => !harmlessGps.test(name) && hasValue(value));

const cameraOf = ({ Image }: Exif): string =>
  [...new Set([Image?.Make, Image?.Model])]
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/\0/g, "").trim())
    .join(" ")
    .trim();

/**
 * Matches an XMP field with a value, as an attribute or an element.
 *
 * @param prefix with its colon
 */
const filled = (prefix: string, name: string): RegExp =>
  new RegExp(
    String.raw`\s${prefix}${name}\s*=\s*["'][^"']*[^"'\s]|<(?:${prefix})?${name}(?:\s[^<>]*)?>(?:\s*<rdf:[^<>]*>)*[^<]*[^<\s]`,
    "i",
  );

/** GPS under any prefix. Some drones write "Longtitude". */
const gpsInXmp = filled(String.raw`[\w.-]+:`, "GPS(?:Dest)?(?:Lati|Longi|Longti)tude");

/** The prefixes of the namespaces for a photo's city and street. */
const placeNamespaces =
  /xmlns:([\w.-]+)\s*=\s*["'](?:http:\/\/ns\.adobe\.com\/photoshop\/1\.0\/|http:\/\/iptc\.org\/std\/Iptc4xmp(?:Core|Ext)\/[^"']*)["']/g;

const hasPlaceInXmp = (text: string): boolean =>
  [...text.matchAll(placeNamespaces)].some(([, prefix]) =>
    filled(`${prefix}:`, "(?:City|Location|Sublocation|LocationName)").test(text),
  );

/** Location markers in videos and in text chunks of PNG. */
const locationMarks = [
  /\xa9xyz[\s\S]{4}(?:data[\s\S]{8})?[+-]\d/, // QuickTime and MP4
  /com\.apple\.quicktime\.location\.ISO6709/, // iPhone
  /loci\0{4}[\s\S]{2}[^\0]*\0/, // 3GP
  /[+-]\d{2,6}\.\d+[+-]\d{3,7}\.\d+(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w.:]*)?\//, // ISO 6709, in any container
  /GPS[59][lLsS?][^\0\x41-\xff]\0|freeGPS /, // action and dashboard cameras
  /tEXtexif:GPS(?:Latitude|Longitude)\0/,
];

/** In a JPEG, IPTC datasets follow a Photoshop header. In other files, the first one is one of these two. */
const photoshopIptc = Buffer.from([...Buffer.from("8BIM"), 4, 4]);
const firstDatasets = [
  [0x1c, 1, 90],
  [0x1c, 2, 0, 0, 2],
].map((start) => Buffer.from(start));

/** IPTC's location, city and street. */
const iptcPlaces = [27, 90, 92];

/** Whether a sequence of IPTC datasets contains a place. Each is the byte 0x1c, a record number, its own number, a size and a value. */
function hasPlaceInDatasets(bytes: Buffer): boolean {
  let at = 0;
  while (bytes[at] === 0x1c && at + 5 <= bytes.length) {
    const size = bytes.readUInt16BE(at + 3);
    if (bytes[at + 1] === 2 && iptcPlaces.includes(bytes[at + 2] ?? 0) && size > 0) return true;
    at += 5 + size;
  }
  return false;
}

/** The position after a Photoshop header: a mark, a name (its length, its letters, an even total) and 4 bytes of size. */
const afterHeader = (bytes: Buffer, at: number): number => {
  const nameLength = bytes[at + photoshopIptc.length] ?? 0;
  return at + photoshopIptc.length + nameLength + (nameLength % 2 === 0 ? 2 : 1) + 4;
};

function hasPlaceInIptc(bytes: Buffer): boolean {
  for (const at of positionsOf(photoshopIptc, bytes))
    if (hasPlaceInDatasets(bytes.subarray(afterHeader(bytes, at)))) return true;
  return firstDatasets.some((start) =>
    [...positionsOf(start, bytes)].some((at) => hasPlaceInDatasets(bytes.subarray(at))),
  );
}

const extendedXmpHeader = /\xff\xe1[\s\S]{2}http:\/\/ns\.adobe\.com\/xmp\/extension\/\0[\s\S]{40}/g;

function hasLocation(text: string): boolean {
  if (locationMarks.some((mark) => mark.test(text))) return true;
  // Without NUL bytes, UTF-16 text matches the same patterns.
  const xmp = text.replace(extendedXmpHeader, "").replaceAll("\0", "");
  return gpsInXmp.test(xmp) || hasPlaceInXmp(xmp);
}

/** Levels of nested files to search: a photo in an SVG in a PDF. */
const deepest = 3;

/**
 * Finds whether a file of any format reveals where a photo or video was taken, and with which camera.
 * A parser for one format would miss other published parts, such as a second photo.
 */
export function findOrigin(bytes: Buffer, depth = 0): Origin {
  const text = bytes.toString("latin1");
  let location = hasLocation(text) || hasPlaceInIptc(bytes);
  let camera = "";
  for (const exif of exifIn(bytes)) {
    location ||= hasGps(exif);
    camera ||= cameraOf(exif);
  }
  if (depth < deepest)
    for (const part of partsIn(bytes, text)) {
      const inner = findOrigin(part, depth + 1);
      location ||= inner.location;
      camera ||= inner.camera ?? "";
    }
  return { location, ...(camera && { camera }) };
}
