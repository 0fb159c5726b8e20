// @ts-check
/** The folders that the owner edits. */
export const contentFolders = ["content", "data"];

/** The inputs of a build in addition to content and packages. */
export const codeInputs = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
