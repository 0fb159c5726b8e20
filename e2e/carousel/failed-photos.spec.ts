import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/components/ui tests the alt text that replaces the photo. In reviews a drawn dog replaces it. */

test("a photo that is gone keeps its place", slow, async ({ page, allowedErrors }) => {
  const placeOf = async (path: string, box: string) => {
    await page.goto(path);
    await waitForHydration(page);
    const photo = page.locator(box).first();
    await photo.scrollIntoViewIfNeeded();
    const { width, height } = (await photo.boundingBox()) ?? {};
    return { width, height };
  };
  const places = [
    ["/", ".photo-carousel picture"],
    ["/", "main article picture"],
    ["/about/", "main picture"],
    ["/blog/", "main article picture"],
    ["/blog/flea-alert/", "main picture"],
  ] as const;
  const whole = [];
  for (const [path, box] of places) whole.push(await placeOf(path, box));
  allowedErrors.push(/404 \(Not Found\)/);
  await page.route(/\.(webp|jpe?g|png)(\?|$)/, (route) => route.fulfill({ status: 404, body: "" }));
  for (const [index, [path, box]] of places.entries()) {
    expect(await placeOf(path, box), `${path} ${box}`).toEqual(whole[index]);
    await expect(page.locator(`${box} img[data-failed]`).first()).toBeAttached();
  }
});
