import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { jpeg, makePicture } from "../../../../test/content-check/fixture-site";
import {
  type Bytes,
  box,
  chunk,
  exifBlock,
  extended,
  hex,
  inPlace,
  iptc,
  join,
  length,
  rdf,
  segment,
  video,
  withExif,
} from "../../../../test/content-check/metadata-formats";
import { photoFromPhone } from "../../../../test/content-check/photo-from-phone";
import { findOrigin } from "./find-location";

const gps = rdf(
  '<rdf:Description xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="30,16N"/>',
);
const element = rdf(
  '<rdf:Description xmlns="http://ns.adobe.com/exif/1.0/"><GPSLongitude>97,50W</GPSLongitude></rdf:Description>',
);
const half = Math.floor(gps.indexOf("GPSLat") + 5);
const photoUrl = async (encode = (base64: string) => base64) =>
  `data:image/jpeg;base64,${encode((await photoFromPhone()).toString("base64"))}`;

const locations: [what: string, bytes: () => Bytes | Promise<string>][] = [
  ["EXIF of a JPEG", () => photoFromPhone()],
  ["EXIF of a PNG", () => photoFromPhone("png")],
  ["EXIF of a WebP", () => photoFromPhone("webp")],
  ["EXIF of an AVIF", () => photoFromPhone("avif")],
  ["EXIF of a HEIC", () => readFileSync("test/content-check/photo-from-phone.heic")],
  ["EXIF of a TIFF", async () => (await exifBlock()).subarray(6)],
  [
    "the destination",
    () => withExif({ GPSDestLatitudeRef: "N", GPSDestLatitude: "30/1 16/1 0/1" }),
  ],
  ["the destination's longitude", () => withExif({ GPSDestLongitude: "97/1 50/1 0/1" })],
  ["the name of an area", () => withExif({ GPSAreaInformation: "Austin" })],
  ["a second photo after the first", () => join(jpeg, photoFromPhone())],
  [
    "a video after a photo",
    () => join(jpeg, video(box("\xa9xyz", "\0\x12\x15\xc7+30.1600-097.8300/"))),
  ],
  ["XMP under another prefix", () => segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", gps)],
  ["XMP as an element", () => segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", element)],
  [
    "XMP in UTF-16",
    () => segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Buffer.from(gps, "utf16le")),
  ],
  [
    "extended XMP",
    async () => {
      const [first, second] = await Promise.all([
        extended(gps.slice(0, half)),
        extended(gps.slice(half)),
      ]);
      return segment(0xe1, first, Buffer.from([0xff, 0xe1]), length(second.length + 2, 2), second);
    },
  ],
  ["XMP of a PNG", () => chunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0", gps)],
  [
    "compressed XMP of a PNG",
    () => chunk("iTXt", "XML:com.adobe.xmp\0\x01\0\0\0", deflateSync(gps)),
  ],
  [
    "a profile of a PNG",
    async () =>
      chunk("zTXt", "Raw profile type exif\0\0", deflateSync(`\nexif\n     200\n${await hex()}\n`)),
  ],
  [
    "an uncompressed profile of a PNG",
    async () => chunk("tEXt", `Raw profile type exif\0\nexif\n     200\n${await hex()}\n`),
  ],
  ["a text of a PNG", () => chunk("tEXt", "exif:GPSLatitude\x0030/1, 16/1, 0/1")],
  [
    "XMP of a WebP",
    async () =>
      sharp(await jpeg)
        .withXmp(gps)
        .webp()
        .toBuffer(),
  ],
  ["XMP of a GIF", async () => join(makePicture("gif", 40), "!\xff\x0bXMP DataXMP", gps)],
  ["XMP of a drone", () => rdf('<rdf:Description drone-dji:GpsLongtitude="-97.83"/>')],
  ["IPTC's street", () => iptc(92, "Oak Lane 5")],
  ["IPTC's city", () => iptc(90, "Austin")],
  ["IPTC's location", () => iptc(27, "Home")],
  ["a city in XMP", () => inPlace("<p:City>Austin</p:City>")],
  ["a street in XMP", () => inPlace("<i:Location>Oak Lane 5</i:Location>")],
  [
    "a location in XMP",
    () =>
      inPlace(
        '<j:LocationShown><rdf:Bag><rdf:li j:Sublocation="Oak Lane 5"/></rdf:Bag></j:LocationShown>',
      ),
  ],
  [
    "its name in XMP",
    () =>
      inPlace(
        '<j:LocationName><rdf:Alt><rdf:li xml:lang="x-default">Home</rdf:li></rdf:Alt></j:LocationName>',
      ),
  ],
  ["a MOV or MP4", () => video(box("\xa9xyz", "\0\x12\x15\xc7+30.1600-097.8300/"))],
  ["whole degrees of a video", () => video(box("\xa9xyz", "\0\x08\x15\xc7+30-097/"))],
  [
    "an iPhone's video",
    () =>
      video(
        box("keys", "mdtacom.apple.quicktime.location.ISO6709"),
        box("ilst", box("data", "\0\0\0\x01\0\0\0\0+30.1600-097.8300+150.000/")),
      ),
  ],
  [
    "a 3GP",
    () =>
      video(box("loci", "\0\0\0\0\x15\xc7Home\0\0\xff\x9e\x2b\x85\0\x1e\x28\xf6\0\0\0\0earth\0\0")),
  ],
  ["a Matroska", () => join("\x1aE\xdf\xa3", "LOCATION\0+30.1600-097.8300/")],
  ["an action camera", () => video("GPS5l\x14\0\x01")],
  [
    "a photo in a PDF",
    () => join("%PDF-1.7\n1 0 obj<</Filter/DCTDecode>>stream\n", photoFromPhone(), "\nendstream"),
  ],
  [
    "compressed XMP of a PDF",
    () =>
      join("%PDF-1.7\n1 0 obj<</Filter/FlateDecode>>stream\r\n", deflateSync(gps), "\r\nendstream"),
  ],
  [
    "a drawing's metadata",
    () => `<svg xmlns="http://www.w3.org/2000/svg"><metadata>${gps}</metadata></svg>`,
  ],
  [
    "a photo in a drawing",
    async () => `<svg xmlns="http://www.w3.org/2000/svg"><image href="${await photoUrl()}"/></svg>`,
  ],
  [
    "a photo on several lines of a drawing",
    async () => `<image href="${await photoUrl((text) => text.replace(/.{76}/g, "$&&#10;\n"))}"/>`,
  ],
  [
    "an escaped photo in a style sheet",
    async () => `a{background:url(${await photoUrl(encodeURIComponent)})}`,
  ],
];

test.each(locations)("finds the location in %s", async (_, bytes) => {
  expect(findOrigin(await join(await bytes())).location).toBe(true);
});

test.each<[string, () => Bytes]>([
  ["a photo without one", () => jpeg],
  [
    "other GPS tags of a camera",
    () =>
      withExif({
        GPSVersionID: "2 3 0 0",
        GPSDateStamp: "2026:01:12",
        GPSImgDirection: "90/1",
        GPSLatitudeRef: "N",
      }),
  ],
  ["an unknown location", () => withExif({ GPSLatitude: "0/0 0/0 0/0" })],
  ["empty fields", () => inPlace("<p:City></p:City><p:Credit>Ada</p:Credit><j:Sublocation/>")],
  ["a country", () => inPlace("<p:Country>USA</p:Country>")],
  ["a photographer's city", () => inPlace("<i:CiAdrCity>Austin</i:CiAdrCity>")],
  ["IPTC's headline", () => iptc(105, "A poodle in Austin")],
  [
    "pixels that look like IPTC's city",
    () => join(iptc(105, "Poodle"), "\x1c\x02\x5a\x00\x06Austin"),
  ],
  ["a video without one", () => video(box("\xa9nam", "\0\x05\x15\xc7Rex 1"))],
  [
    "a script that reads locations",
    () => 'const GPSLatitude = "GPSLatitude"; a["exif:GPSLatitude"]; x = a+30.5-10/2',
  ],
  ["a path", () => '<path d="M+30.16-097.83L9 9"/>'],
  ["damaged data", () => "Exif\0\0MM\0*\0\0\0\x08\xff\xff"],
  ["an empty file", () => ""],
])("finds no location in %s", async (_, bytes) => {
  expect(findOrigin(await join(await bytes()))).toEqual({ location: false });
});

test("returns the camera", async () => {
  const camera = "Apple iPhone 15";
  expect(findOrigin(await photoFromPhone())).toEqual({ location: true, camera });
});
