/** Files with a location in the places where programs and cameras write it, for the test of `findOrigin`. */
import sharp from "sharp";
import { jpeg, makePicture } from "./fixture-site";
import { photoFromPhone } from "./photo-from-phone";

export type Bytes = string | Buffer | Promise<Buffer>;

/** Joins bytes; each character of a string is one byte. */
export async function join(...parts: Bytes[]): Promise<Buffer> {
  const buffers: Buffer[] = [];
  for (const part of parts)
    buffers.push(typeof part === "string" ? Buffer.from(part, "latin1") : await part);
  return Buffer.concat(buffers);
}

export const rdf = (fields: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${fields}</rdf:RDF></x:xmpmeta>`;
export const inPlace = (field: string) =>
  rdf(
    `<rdf:Description xmlns:p="http://ns.adobe.com/photoshop/1.0/" xmlns:i="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:j="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${field}</rdf:Description>`,
  );

export const length = (size: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(size, 0, bytes);
  return buffer;
};

/** A JPEG with a segment inserted after its first two bytes. */
export const segment = async (marker: number, ...content: Bytes[]): Promise<Buffer> => {
  const bytes = await join(...content);
  const photo = await jpeg;
  const head = Buffer.from([0xff, marker]);
  return join(photo.subarray(0, 2), head, length(bytes.length + 2, 2), bytes, photo.subarray(2));
};

export const iptc = (record: number, text: string): Promise<Buffer> =>
  segment(
    0xed,
    "Photoshop 3.0\x008BIM\x04\x04\0\0",
    length(text.length + 5, 4),
    Buffer.from([0x1c, 2, record]),
    length(text.length, 2),
    text,
  );

/** A PNG with a text chunk. Only viewers need its checksum. */
export const chunk = async (type: string, ...content: Bytes[]): Promise<Buffer> => {
  const png = await makePicture("png");
  const bytes = await join(...content);
  return join(
    png.subarray(0, 33),
    length(bytes.length, 4),
    type,
    bytes,
    "\0\0\0\0",
    png.subarray(33),
  );
};

export const box = async (type: string, ...content: Bytes[]): Promise<Buffer> => {
  const bytes = await join(...content);
  return join(length(bytes.length + 8, 4), type, bytes);
};

export const video = (...content: Bytes[]): Promise<Buffer> =>
  join(
    box("ftyp", "qt  "),
    box("moov", box("udta", ...content)),
    box("mdat", Buffer.alloc(5000, 7)),
  );

export const withExif = async (tags: Record<string, string>) =>
  sharp(await jpeg)
    .withExif({ IFD3: tags })
    .toBuffer();

export const exifBlock = async () =>
  (await sharp(await photoFromPhone()).metadata()).exif ?? Buffer.alloc(0);
export const hex = async () =>
  ((await exifBlock()).toString("hex").match(/.{1,72}/g) ?? []).join("\n");

export const extended = (content: string) =>
  join(
    "http://ns.adobe.com/xmp/extension/\0",
    "0".repeat(32),
    length(content.length, 4),
    length(0, 4),
    content,
  );
