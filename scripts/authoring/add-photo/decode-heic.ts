import decode from "heic-decode";
import sharp from "sharp";

/** Begins the box in which a HEIC keeps the meaning of its colours, an ICC profile. */
const profileStart = Buffer.from("colrprof", "latin1");
/** Begins the part of a JPEG that holds the whole of a profile. */
const profileMarker = Buffer.from("ICC_PROFILE\0\x01\x01", "latin1");
/** What a part of a JPEG can hold, with its own two bytes of length. */
const largestPart = 0xffff;
const lengthBytes = 2;

/** The colour profile of a HEIC; without one its colours are sRGB. */
function profileOf(heic: Buffer): Buffer | undefined {
  const at = heic.indexOf(profileStart);
  if (at < 4) return undefined;
  const size = heic.readUInt32BE(at - 4);
  return heic.subarray(at + profileStart.length, at - 4 + size);
}

/** Puts a colour profile at the start of a JPEG. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const length = lengthBytes + profileMarker.length + profile.length;
  if (length > largestPart) return jpeg;
  const head = Buffer.from([0xff, 0xe2, length >> 8, length & 0xff]);
  const start = 2;
  return Buffer.concat([
    jpeg.subarray(0, start),
    head,
    profileMarker,
    profile,
    jpeg.subarray(start),
  ]);
}

/**
 * A photo as iPhones take it, as a JPEG of the same size, upright, with its colours and nothing else of
 * what the file tells. sharp's own libraries read no HEVC.
 *
 * @throws Error if the file is damaged
 */
export async function decodeHeic(heic: Buffer): Promise<Buffer> {
  const { data, width, height } = await decode({ buffer: heic });
  const jpeg = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const profile = profileOf(heic);
  return profile ? withProfile(jpeg, profile) : jpeg;
}
