import { writeFile } from "node:fs/promises";

/** The version of the project that a site was built from. */
export interface Version {
  /** The commit's full hash. */
  commit: string;
  /** Start of the build in UTC: 2026-01-31T06:17:00Z; missing if unknown. */
  built?: string;
}

/**
 * The version from the host's environment variables: GitHub Actions, Netlify and Cloudflare Pages
 * set the commit, and `npm run build` sets `BUILT_AT`. Reads no clock, so that equal inputs give
 * equal files.
 *
 * @returns `undefined` if no commit is set
 */
export function readVersion(environment: NodeJS.ProcessEnv): Version | undefined {
  const { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA, BUILT_AT: built } = environment;
  const commit = [GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA].find(Boolean);
  return commit ? { commit, ...(built && { built }) } : undefined;
}

/** Writes /version.json, which shows whether the last save is live. */
export async function writeVersion(version = readVersion(process.env)): Promise<void> {
  if (version) await writeFile("public/version.json", `${JSON.stringify(version)}\n`);
}
