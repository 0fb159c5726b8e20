import { suggest } from "../../../src/content-check/nearest";
import { listPictures } from "../../../src/content-check/pictures/picture-files";
import { Refusal } from "../refusal";

/**
 * Makes sure that a review's picture is there.
 *
 * @param image a file name in content/reviews, or a web address
 * @throws Refusal if there is no such file
 */
export async function requireReviewPicture(root: string, image: string): Promise<void> {
  if (image.startsWith("https://")) return;
  const pictures = (await listPictures(root)).filter(({ folder }) => folder === "reviews");
  const names = pictures.map(({ name }) => name);
  if (names.includes(image)) return;
  const advice = suggest(image, names, "put it there first, or leave --image out");
  throw new Refusal(`There is no picture content/reviews/${image}: ${advice}\nNothing was added.`);
}
