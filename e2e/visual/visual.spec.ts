import { bothSizes, expect, slow, test } from "../support/fixtures";
import { routes } from "../support/routes";
import { openStable } from "./stable-page";

// Other systems draw letters differently. CI runs on Linux, so its result counts.
test.skip(process.platform !== "linux", "pictures are compared on Linux only");

const post = routes.find((route) => /^\/blog\/[a-z][\w-]+\/$/.test(route)) ?? "/blog/";

const compared = ["/", "/services/", "/to14/", "/contact/", "/locations/", "/blog/", post];

for (const route of compared) {
  const tag = ["/", "/blog/"].includes(route) ? [bothSizes.tag] : [bothSizes.tag, slow.tag];
  test(`${route} looks as it did`, { tag }, async ({ page, isMobile }) => {
    await openStable(page, route);
    const name = route.replaceAll("/", "-").replaceAll(/^-|-$/g, "") || "home-page";
    await expect(page).toHaveScreenshot([isMobile ? "phone" : "desktop", `${name}.png`], {
      fullPage: true,
    });
  });
}
