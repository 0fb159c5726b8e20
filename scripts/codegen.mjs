// @ts-check
/**
 * npm run codegen: writes all that is generated from src/content/model and the queries: what editors
 * know of the data files (schemas/), and the types of GraphQL's answers (src/gatsby-types.d.ts),
 * which Gatsby writes while it builds.
 */
import { gatsbyBuild } from "./gatsby-build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";

await ensureInstalled();
process.exit((await run("tsx", ["scripts/write-schemas.ts"])) || (await gatsbyBuild()));
