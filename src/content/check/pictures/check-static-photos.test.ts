import sharp from "sharp";
import { jpeg } from "../../../../test/content-check/fixture-site";
import { readPhotoMetadata } from "./check-static-photos";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="30,16N"/></rdf:RDF></x:xmpmeta>`;

test.each([
  ["the place that a program for pictures wrote", async () => sharp(await jpeg).withXmp(xmp), true],
  ["nothing in a photo without", async () => sharp(await jpeg), false],
])("finds %s", async (_, photo, place) => {
  expect(await readPhotoMetadata(await (await photo()).toBuffer())).toEqual({ place });
});

test("finds nothing in what is damaged", async () => {
  expect(await readPhotoMetadata(Buffer.from("Exif\0\0MM"))).toEqual({ place: false });
});
