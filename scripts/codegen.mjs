// @ts-check
/** Writes schemas/ for editors, and src/gatsby-types.d.ts, the types of GraphQL queries, which Gatsby writes. */
import { buildSite } from "./gatsby-build.mjs";
import { run } from "./processes.mjs";

const code = await run("tsx", ["scripts/write-schemas.ts"]);
if (code !== 0) process.exit(code);
await buildSite();
