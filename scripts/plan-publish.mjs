// @ts-check
/**
 * The first step of .github/workflows/publish.yml: decides whether a run needs the tests and whether
 * it publishes, and writes both to its outputs. Imports only Node.js, because nothing is installed yet.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";

/**
 * Whether a change to a file needs only the content check, no tests.
 *
 * @param {string} path
 */
const isContent = (path) => /^(data|content)\//.test(path);

/** @param {string[]} parameters */
const git = (...parameters) => execFileSync("git", parameters, { encoding: "utf8" }).trim();

/** @param {string} older @param {string} newer @returns false also if the history lacks a commit */
const isAncestor = (older, newer) =>
  spawnSync("git", ["merge-base", "--is-ancestor", older, newer]).status === 0;

const {
  GITHUB_API_URL,
  GITHUB_EVENT_NAME,
  GITHUB_OUTPUT = "",
  GITHUB_REF,
  GITHUB_REPOSITORY,
  GITHUB_TOKEN,
} = process.env;

/** @param {string} path @returns {Promise<any>} undefined if it doesn't exist */
async function fetchFromGitHub(path) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    headers: { authorization: `Bearer ${GITHUB_TOKEN}`, accept: "application/vnd.github+json" },
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${path}`);
  return response.json();
}

/** The commit of the last run on main that passed. Forks can name their branches main, too. */
async function findLastPassed() {
  const path = "actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50";
  /** @type {{ event: string, head_sha: string }[]} */
  const runs = (await fetchFromGitHub(path))?.workflow_runs ?? [];
  return runs.find(({ event }) => event !== "pull_request")?.head_sha;
}

/** @param {string | undefined} passed @returns {{ tests: boolean, isOutdated?: boolean, reason: string }} */
function planTests(passed) {
  if (GITHUB_EVENT_NAME === "pull_request")
    return { tests: true, reason: "All tests run, because this comes from a fork." };
  if (!passed)
    return git("rev-list", "--count", "HEAD") === "1"
      ? { tests: false, reason: "No tests run, because this is a new copy of a tested project." }
      : { tests: true, reason: "All tests run, because no earlier run on main has passed." };
  const head = git("rev-parse", "HEAD");
  if (head !== passed && isAncestor(head, passed))
    return { tests: false, isOutdated: true, reason: "A newer commit has already passed." };
  // Without --no-renames, a file that moves into data/ would count as content only.
  const changed = isAncestor(passed, head)
    ? git("diff", "--name-only", "--no-renames", "-z", passed, head).split("\0").filter(Boolean)
    : undefined;
  const other = changed ? changed.find((path) => !isContent(path)) : "the history";
  return other
    ? { tests: true, reason: `All tests run, because ${other} has changed.` }
    : { tests: false, reason: "No tests run, because at most data/ and content/ have changed." };
}

/** The site's address if GitHub Pages publishes it through a workflow. */
async function findPagesAddress() {
  const { build_type: kind, html_url: address } = (await fetchFromGitHub("pages")) ?? {};
  return kind === "workflow" ? new URL(address.replace(/^http:/, "https:")) : undefined;
}

const { tests, isOutdated = false, reason } = planTests(await findLastPassed());
const isMain = GITHUB_REF === "refs/heads/main";
const address = isMain && !isOutdated ? await findPagesAddress() : undefined;
console.log(`::notice title=Tests::${reason}`);

if (isMain && isOutdated)
  console.log("::notice title=Not published::Visitors already have a newer version.");
else if (isMain && !address)
  console.log(
    "::notice title=Not published by GitHub::To publish at GitHub Pages, set Settings > Pages > Source to GitHub Actions. See docs/go-live.md.",
  );

// Links begin with "/", so the site can't be in a folder of another address.
if (address && address.pathname !== "/") {
  console.log(
    `::error title=The site needs an address without a path::At ${address.href}, the links of the site would not work. Rename the repository to ${address.hostname} (Settings > General > Repository name), or set your own domain (Settings > Pages > Custom domain). See docs/go-live.md.`,
  );
  process.exit(1);
}

appendFileSync(
  GITHUB_OUTPUT,
  [
    `tests=${tests ? "yes" : "no"}`,
    `publish=${address ? "yes" : "no"}`,
    `address=${address?.origin ?? ""}`,
    "",
  ].join("\n"),
);
