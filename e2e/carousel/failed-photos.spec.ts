import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/components/ui tests the alt text that replaces the photo. In reviews a drawn dog replaces it. */

test("a missing photo leaves a frame of the same size", slow, async ({ page, allowedErrors }) => {
  const readSize = async (path: string, box: string) => {
    await page.goto(path);
    await waitForHydration(page);
    const photo = page.locator(box).first();
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
  for (const [path, box] of photos) sizes.push(await readSize(path, box));
  allowedErrors.push(/404 \(Not Found\)/);
  await page.route(/\.(webp|jpe?g|png)(\?|$)/, (route) => route.fulfill({ status: 404, body: "" }));
  for (const [index, [path, box]] of photos.entries()) {
    expect(await readSize(path, box), `${path} ${box}`).toEqual(sizes[index]);
    await expect(page.locator(`${box} img[data-failed]`).first()).toBeAttached();
  }
});
