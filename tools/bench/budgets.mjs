// @ts-check
/**
 * The site's byte budgets, for `npm test` and `npm run bench`. Bytes are the same on every machine.
 */
import { serveSite } from "./site-server.mjs";
import { visitHome } from "./visit-home.mjs";

/** @typedef {Awaited<ReturnType<typeof checkBudgets>>[number]} Budget */

/** @param {{ bytes: number }[]} transfers */
const bytesOf = (transfers) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @param {string} folder the built site
 * @param {string | undefined} chromiumPath Playwright's own Chromium if undefined
 */
export async function checkBudgets(folder, chromiumPath) {
  const { origin, close } = await serveSite(folder);
  const { transfers: all } = await visitHome(`${origin}/`, chromiumPath);
  close();
  const page = all.filter(({ path }) => path === "/");
  const scripts = all.filter(({ type }) => type === "script");
  const fonts = all.filter(({ type }) => type === "font");
  const photos = all.filter(({ path }) => path.startsWith("/img-cache/"));
  return [
    { what: "HTML of /, in brotli", found: bytesOf(page), limit: 19_000, unit: "kB" },
    { what: "all scripts of /, in brotli", found: bytesOf(scripts), limit: 128_500, unit: "kB" },
    { what: "requests of /, except those of other sites", found: all.length, limit: 20, unit: "" },
    { what: "fonts", found: bytesOf(fonts), limit: 60_000, unit: "kB" },
    { what: "photos before the first advance", found: photos.length, limit: 4, unit: "" },
    {
      what: "everything until the page is hydrated and quiet",
      found: bytesOf(all),
      limit: 310_000,
      unit: "kB",
    },
  ];
}

/** @param {Budget} budget */
export const isWithinLimit = ({ found, limit }) => found <= limit;

/** @param {number} amount @param {string} unit */
const formatAmount = (amount, unit) =>
  unit === "kB" ? `${(amount / 1000).toFixed(1)} kB` : `${amount}`;

/** @param {Budget[]} budgets */
export function printBudgets(budgets) {
  console.log("\n| Budget | found | limit | |\n|---|--:|--:|---|");
  for (const budget of budgets) {
    const { what, found, limit, unit } = budget;
    const verdict = isWithinLimit(budget) ? "kept" : "BROKEN";
    console.log(
      `| ${what} | ${formatAmount(found, unit)} | ${formatAmount(limit, unit)} | ${verdict} |`,
    );
  }
}
