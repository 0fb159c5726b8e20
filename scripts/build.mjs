// @ts-check
import { buildSite } from "./gatsby-build.mjs";
import { environment } from "./processes.mjs";

// The build itself reads no clock, so that equal inputs give equal files.
environment.BUILT_AT ||= new Date().toISOString().replace(/\.\d+/, "");
await buildSite();
console.log("\nThe site is in the folder public. To publish it, see docs/hosting.md.");
