import { writeFile } from "node:fs/promises";

/** Writes /version.json, which shows whether the last save is live, if the host sets the commit. */
export async function writeVersion(
  { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA }: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const commit = [GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA].find(Boolean);
  if (!commit) return;
  const built = new Date(performance.timeOrigin).toISOString(); // when this process started
  await writeFile("public/version.json", `${JSON.stringify({ commit, built })}\n`);
}
