import { galleryPhoto } from "../../content/model/entities/gallery-schema";
import { pictureName } from "../../lib/pictures/text-pictures";
import { pictureFileName } from "./picture-name";

const name = galleryPhoto.shape.name;

test.each([
  ["20240101_120000~2.jpg", "20240101_120000-2.jpg"],
  ["_MG_4022.JPG", "mg_4022.jpg"],
  ["dog__after.jpg", "dog_after.jpg"],
  ["IMG_1234 (1).HEIC", "img_1234-1.heic"],
  ["Foto Größe.jpg", "foto-grosse.jpg"],
  ["Señor Peludo.jpeg", "senor-peludo.jpeg"],
  ["IMG_2041.JPEG", "img_2041.jpeg"],
  ["PXL_20240501_183012345.MP.jpg", "pxl_20240501_183012345-mp.jpg"],
  ["Screenshot 2026-11-25 at 10.31.07 AM.png", "screenshot-2026-11-25-at-10-31-07-am.png"],
  ["WhatsApp Image 2026-11-25 at 10.31.07.jpeg", "whatsapp-image-2026-11-25-at-10-31-07.jpeg"],
  ["🐶🐩.jpg", "photo.jpg"],
  ["狗.png", "photo.png"],
  ["---.jpg", "photo.jpg"],
  ["-_a_-_b-.webp", "a-b.webp"],
  ["IMG_1234", "img_1234.jpg"],
  ["biscuit.", "biscuit.jpg"],
  [".jpg", "photo.jpg"],
  [`${"long name ".repeat(20)}.jpg`, `${"long-name-".repeat(6).slice(0, -1)}.jpg`],
  ["poodle.jpg", "poodle.jpg"],
  ["img_2041-2.webp", "img_2041-2.webp"],
])("%s becomes the valid name %s", (given, valid) => {
  expect(pictureFileName(given, [])).toBe(valid);
  expect(pictureFileName(valid, [])).toBe(valid);
  expect(name.safeParse(valid).success).toBe(true);
  expect(valid).toMatch(pictureName);
});

test.each([
  [[], "poodle.webp"],
  [["poodle.png"], "poodle-2.webp"],
  [["Poodle.JPG", "poodle-2.jpg"], "poodle-3.webp"],
  [["poodle-2.jpg", "poodles.jpg"], "poodle.webp"],
])("next to %j, Poodle.webp becomes %s", (taken, free) => {
  expect(pictureFileName("Poodle.webp", taken)).toBe(free);
});
