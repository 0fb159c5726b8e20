// @ts-check
/** npm run typecheck: checks the types, and says where those of GraphQL come from. */
import { typeCheck } from "./generated-types.mjs";
import { ensureInstalled } from "./install.mjs";

await ensureInstalled();
process.exit(await typeCheck());
