import { readVersion } from "./version-file";

const commit = "0123456789abcdef0123456789abcdef01234567";

test.each<[host: string, environment: Record<string, string>, version: unknown]>([
  ["GitHub Actions", { GITHUB_SHA: commit }, { commit }],
  ["Netlify", { COMMIT_REF: commit, GITHUB_SHA: "" }, { commit }],
  ["Cloudflare Pages", { CF_PAGES_COMMIT_SHA: commit }, { commit }],
  [
    "a host that sets the time",
    { GITHUB_SHA: commit, BUILT_AT: "2026-01-31T06:17:00Z" },
    { commit, built: "2026-01-31T06:17:00Z" },
  ],
  ["a machine without a commit", { BUILT_AT: "2026-01-31T06:17:00Z" }, undefined],
])("the version of a site that %s builds", (_, environment, version) => {
  expect(readVersion(environment as unknown as NodeJS.ProcessEnv)).toEqual(version);
});
