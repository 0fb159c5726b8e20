// @ts-check
import { buildSite } from "./gatsby-build.mjs";

await buildSite();
console.log("\nThe site is in the folder public. To publish it, see docs/hosting.md.");
