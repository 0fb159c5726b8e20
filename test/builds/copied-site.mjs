// @ts-check
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The fixed content that tests rely on: a folder with `data` and `content`. */
export const fixedContent = "test/site";

/** What a build needs in addition to content and packages. */
const code = [
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
];

/**
 * Copies the code and the fixed content into an empty folder of this project, so that Node finds the
 * packages in the folder above.
 *
 * @param {string} project the copy's folder
 */
export function copyProject(project) {
  rmSync(project, { recursive: true, force: true });
  for (const path of code) cpSync(path, join(project, path), { recursive: true });
  cpSync(fixedContent, project, { recursive: true });
  // Written by hand: YAML makes a day without quotes a date.
  const post = join(project, "content/blog/april-deshedding/index.mdx");
  writeFileSync(post, readFileSync(post, "utf8").replace(/"(\d{4}-\d\d-\d\d)"/g, "$1"));
}

/** The environment without what hosts set for a build (on-post-build.ts, fill-from-host.ts), and without analytics. */
export function plainEnvironment() {
  const fromHost =
    /^(GITHUB_SHA|COMMIT_REF|CF_PAGES_COMMIT_SHA|SITE_URL|CF_PAGES_URL|GITHUB_REPOSITORY|REPOSITORY_URL|GATSBY_MIXPANEL_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !fromHost.test(name)));
}
