// @ts-check

/** The production site as `npm run build` leaves it. */
export const builtSite = { folder: "public", port: 9100, address: "http://localhost:9100" };

/** The same site built from the changed data of variant-data.mjs. */
export const variantSite = {
  folder: "test-results/variant/public",
  port: 9101,
  address: "http://localhost:9101",
};
