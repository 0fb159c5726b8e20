import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import type { ContentFiles } from "./content-files";

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** Simulates GitHub's API for the repository `shop/site`, as far as the editor uses it. */
export interface GitHub {
  files: ContentFiles;
  commits: string[];
  saveElsewhere: (path: string, text: string) => void;
  /** Whether requests fail, as without a connection. */
  isDown: boolean;
  /** Whether the connection breaks after a commit, before its response. */
  losesResponses: boolean;
}

const sha1 = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha1")).digest("hex");

const blobId = (bytes: Buffer): string => sha1(`blob ${bytes.length}\0`, bytes);

const account = { id: 1, name: "The Owner", login: "owner", email: "owner@shop.example" };

/** Accepts only this token. */
export async function simulateGitHub(
  context: BrowserContext,
  initialFiles: ContentFiles,
  token: string,
): Promise<GitHub> {
  const state: GitHub = {
    files: new Map(initialFiles),
    commits: ["Start"],
    isDown: false,
    losesResponses: false,
    saveElsewhere(path, text) {
      state.files.set(path, Buffer.from(text));
      state.commits.push("By another");
    },
  };
  const head = () => sha1(state.commits.join("\n"));
  const findBlob = (id: string) => [...state.files.values()].find((bytes) => blobId(bytes) === id);

  function commit({ expectedHeadOid, message, fileChanges }: CommitInput) {
    if (expectedHeadOid !== head())
      return { errors: [{ type: "STALE_DATA", message: "The branch has moved on." }] };
    for (const { path, contents } of fileChanges.additions)
      state.files.set(path, Buffer.from(contents, "base64"));
    for (const { path } of fileChanges.deletions) state.files.delete(path);
    state.commits.push(message.headline);
    const ids = fileChanges.additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: blobId(state.files.get(path) ?? Buffer.alloc(0)) },
    ]);
    const made = { oid: head(), committedDate: new Date().toISOString() };
    const created = { ...made, ...(Object.fromEntries(ids) as object) };
    return { data: { createCommitOnBranch: { commit: created } } };
  }

  function runQuery(query: string) {
    const author = { ...account, user: account };
    const message = state.commits.at(-1);
    const node = { oid: head(), message, author, committedDate: "2026-01-01T00:00:00Z" };
    const ref = { target: { history: { nodes: [node] } } };
    const repository: Record<string, unknown> = { ref };
    for (const [, name = "", id = ""] of query.matchAll(/(content_\d+):\s+object\(oid: "(\w+)"\)/g))
      repository[name] = { text: findBlob(id)?.toString("utf8") ?? null, isTruncated: false };
    for (const [, name = ""] of query.matchAll(/(commit_\d+):\s+ref/g)) repository[name] = ref;
    return { data: { repository } };
  }

  async function respond(route: Route): Promise<void> {
    const request = route.request();
    if (state.isDown) return route.abort("internetdisconnected");
    const { pathname } = new URL(request.url());
    const json = (body: unknown, status = 200) => route.fulfill({ status, json: body });
    if (request.headers().authorization !== `token ${token}`)
      return json({ message: "Bad credentials" }, 401);
    if (pathname === "/user") return json(account);
    if (pathname.includes("/collaborators/")) return route.fulfill({ status: 204 });
    if (pathname.includes("/git/trees/")) {
      const toFile = ([path, bytes]: [string, Buffer]) => ({
        type: "blob",
        path,
        sha: blobId(bytes),
        size: bytes.length,
      });
      return json({ tree: [...state.files].map(toFile) });
    }
    if (pathname.includes("/git/blobs/"))
      return route.fulfill({
        contentType: "application/octet-stream",
        body: findBlob(pathname.split("/").at(-1) ?? ""),
      });
    const { query = "", variables = {} } = (request.postDataJSON() ?? {}) as {
      query?: string;
      variables?: { input?: CommitInput };
    };
    if (!query.includes("createCommitOnBranch") || !variables.input) return json(runQuery(query));
    const made = commit(variables.input);
    return state.losesResponses ? route.abort("connectionreset") : json(made);
  }

  await context.route("https://api.github.com/**", respond);
  return state;
}
