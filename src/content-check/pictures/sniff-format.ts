const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).toString("latin1") === signature;

/**
 * Recognises a picture's format by its first bytes: extensions lie.
 *
 * @returns the format's name as the owner knows it, `undefined` for anything that is no picture
 */
export function sniffFormat(bytes: Buffer): string | undefined {
  const brand = bytes.subarray(8, 12).toString("latin1");
  if (bytes.subarray(4, 8).toString("latin1") === "ftyp") {
    if (heicBrands.includes(brand)) return "HEIC";
    return brand.startsWith("avi") ? "AVIF" : undefined;
  }
  if (startsWith(bytes, "\xFF\xD8\xFF")) return "JPEG";
  if (startsWith(bytes, "\x89PNG\r\n")) return "PNG";
  if (startsWith(bytes, "RIFF") && brand === "WEBP") return "WebP";
  if (startsWith(bytes, "II*\0") || startsWith(bytes, "MM\0*")) return "TIFF";
  if (startsWith(bytes, "GIF8")) return "GIF";
  if (startsWith(bytes, "BM") && bytes.length > 2 && bytes.readUInt8(2) !== 0x20) return "BMP";
  if (startsWith(bytes, "%PDF")) return "PDF";
  const head = bytes
    .subarray(0, 1024)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  return /^(<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i.test(head)
    ? "SVG"
    : undefined;
}
