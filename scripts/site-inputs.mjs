// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";

/** The folders that the owner edits. */
export const contentFolders = ["content", "data"];

/** The inputs of a build in addition to content and packages. */
export const codeInputs = [
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
].filter((path) => existsSync(join(root, path)));
