import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readErrors, write, writeSite } from "../../../../test/content-check/check-files";
import { jpeg } from "../../../../test/content-check/fixture-site";
import { hostileSvg } from "../../../../test/content-check/hostile-svg";
import { photoFromPhone } from "../../../../test/content-check/photo-from-phone";
import { checkStaticFiles } from "./check-static-files";

test.each([
  "biscuit.jpg",
  "BISCUIT.JPG",
  "a/b/biscuit",
  ".biscuit.jpg",
  ".a/biscuit.jpg",
  "Thumbs.db",
])("a photo with its location is refused as %s", async (name) => {
  expect(await readErrors(write(`static/${name}`, photoFromPhone()))).toEqual([
    `static/${name} | a file that shows where it was taken (GPS or address), with Apple iPhone 15 | a file without its location: files in static are published unchanged | put it into the gallery in the editor and delete this file; or remove the location: in Preview on a Mac by Tools > Show Inspector > GPS > Remove Location Info, on Windows by Properties > Details > Remove Properties and Personal Information`,
  ]);
});

test("the error for a video explains how to remove its location", async () => {
  const video = Buffer.from("\0\0\0\x08moov\xa9xyz\0\x12\x15\xc7+30.1600-097.8300/", "latin1");
  const [error] = await readErrors(write("static/tour.MP4", video));
  expect(error).toMatch(/\| export it without its location: in Photos on a Mac/);
});

test("follows symbolic links, as the build does", async () => {
  const root = await writeSite(write("outside/biscuit.jpg", photoFromPhone()));
  await symlink("outside", join(root, "static"));
  await symlink("biscuit.jpg", join(root, "outside/link.jpg"));
  await symlink("../data", join(root, "outside/folder"));
  await writeFile(join(root, "data/rex.jpg"), await photoFromPhone());
  const errors = await checkStaticFiles(root);
  expect(errors.map(({ file }) => file)).toEqual([
    "static/biscuit.jpg",
    "static/folder/rex.jpg",
    "static/link.jpg",
  ]);
  await rm(root, { recursive: true });
});

test.each(["bow.svg", "BOW.SVG", ".bow.svg"])(
  "a drawing that runs code is refused as %s",
  async (name) => {
    expect(await readErrors(write(`static/${name}`, hostileSvg))).toEqual([
      `static/${name}:1 | a drawing with <script> | a drawing of shapes and text only, without scripts and links: files in static are published unchanged | export it again as a plain SVG or as PNG`,
    ]);
  },
);

const html = "<!doctype html><script>alert(1)</script>";
const plain = '<?xml version="1.0"?>\n<!-- a > b -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';

test.each<[name: string, content: string | Buffer, found: string]>([
  ["social-card.jpg", hostileSvg, "HTML or XML with the name of a picture (.jpg)"],
  ["bow.PNG", `\ufeff \n${html}`, "HTML or XML with the name of a picture (.PNG)"],
  [
    "bow.webp",
    Buffer.from(`\ufeff${html}`, "utf16le"),
    "HTML or XML with the name of a picture (.webp)",
  ],
  ["favicon.ico", plain, "HTML or XML with the name of a picture (.ico)"],
  ["bow.svgz", gzipSync(hostileSvg), "a compressed file with the name of a picture (.svgz)"],
  ["bow.svg", gzipSync(plain), "a drawing with another encoding than UTF-8"],
  ["bow.xml", plain, "an SVG drawing under another name"],
  ["bow", `<!DOCTYPE svg [<!ENTITY a "b">]>${plain}`, "an SVG drawing under another name"],
  ["bow.svg", html, "a drawing with a mistake in its markup"],
])("%s with other content is refused", async (name, content, found) => {
  const [error] = await readErrors(write(`static/${name}`, content));
  expect(error).toContain(`| ${found} |`);
});

test.each<[name: string, content: string | Promise<Buffer>]>([
  ["bow.svg", plain],
  ["google123.html", "google-site-verification: google123.html"],
  ["page.html", html],
  ["robots.xml", '<?xml version="1.0"?><urlset/>'],
  ["rex.jpg", jpeg],
])("%s is accepted", async (name, content) => {
  expect(await readErrors(write(`static/${name}`, content))).toEqual([]);
});
