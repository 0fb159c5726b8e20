import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/components/ui tests the alt text, or a review's drawing of a dog, that replaces the photo. */

test("a missing photo leaves a frame of the same size", slow, async ({ page, allowedErrors }) => {
  const readSize = async (path: string, selector: string) => {
    await page.goto(path);
    await waitForHydration(page);
    const photo = page.locator(selector).first();
    await photo.scrollIntoViewIfNeeded();
    const { width, height } = (await photo.boundingBox()) ?? {};
    return { width, height };
  };
  const photos = [
    ["/", ".photo-carousel picture"],
    ["/", "main article picture"],
    ["/about/", "main picture"],
    ["/blog/", "main article picture"],
    ["/blog/flea-alert/", "main picture"],
  ] as const;
  const sizes = [];
  for (const [path, selector] of photos) sizes.push(await readSize(path, selector));
  allowedErrors.push(/404 \(Not Found\)/);
  await page.route(/\.(webp|jpe?g|png)(\?|$)/, (route) => route.fulfill({ status: 404, body: "" }));
  for (const [index, [path, selector]] of photos.entries()) {
    expect(await readSize(path, selector), `${path} ${selector}`).toEqual(sizes[index]);
    await expect(page.locator(`${selector} img[data-failed]`).first()).toBeAttached();
  }
});
