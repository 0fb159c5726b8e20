/** Lets every crawler in and tells it where the sitemap is. */
export const robotsTxt = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${new URL("/sitemap.xml", siteUrl).href}`, ""].join(
    "\n",
  );
