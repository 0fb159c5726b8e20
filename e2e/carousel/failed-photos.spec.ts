import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/** Where photos are, by kind. In reviews a drawn dog stands in. */
const places = {
  carousel: { path: "/", box: ".photo-carousel picture", says: true },
  team: { path: "/", box: "main article picture", says: true },
  groomer: { path: "/about/", box: "main picture", says: true },
  "cover of a card": { path: "/blog/", box: "main article picture", says: false },
  "cover of a post": { path: "/blog/flea-alert/", box: "main picture", says: true },
};

for (const [name, { path, box, says }] of Object.entries(places))
  test(
    `a photo that is gone keeps its place: ${name}`,
    bothSizes,
    async ({ page, allowedErrors }) => {
      const photo = page.locator(box).first();
      const placeOf = async () => {
        await page.goto(path);
        await isHydrated(page);
        await photo.scrollIntoViewIfNeeded();
        const { width, height } = (await photo.boundingBox()) ?? {};
        return { width, height };
      };
      const whole = await placeOf();
      allowedErrors.push(/404 \(Not Found\)/);
      await page.route(/\.(webp|jpe?g|png)(\?|$)/, (route) =>
        route.fulfill({ status: 404, body: "" }),
      );
      expect(await placeOf()).toEqual(whole);
      const image = photo.locator("img");
      await expect(image).toHaveAttribute("data-failed");
      const text = await image.getAttribute("alt");
      if (says) expect(text).toMatch(/\w/);
      else expect(text).toBe("");
    },
  );
