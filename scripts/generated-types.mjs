// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";

const file = "src/gatsby-types.d.ts";

/** The types of GraphQL's answers as they stand; each build writes them anew. */
export const readTypes = () => readFileSync(join(root, file), "utf8");

/** @param {string} text */
const withoutReturns = (text) => text.replaceAll("\r\n", "\n");

/**
 * Says what to do if the types that a build has just written aren't those that were there.
 *
 * @param {string} before
 * @param {string} after
 * @returns {string | undefined} nothing if they are the same
 */
export function describeStaleTypes(before, after) {
  if (withoutReturns(before) === withoutReturns(after)) return undefined;
  return (
    `${file} was behind src/content-model or a query. The build has written it anew: look at it ` +
    "and commit it.\nAfter such a change, `npm run codegen` writes it, and schemas/."
  );
}
