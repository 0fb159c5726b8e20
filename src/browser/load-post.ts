import { withPrefix } from "gatsby";
import { shouldAvoidPrefetch } from "./when-idle";

export type Post = NonNullable<Queries.PostPageQuery["post"]>;

interface LoadedPost {
  post: Post;
  /** Whether the post is from the same build as the running scripts. */
  isCurrent: boolean;
}

declare global {
  interface Window {
    /** The build of the running scripts. */
    ___webpackCompilationHash?: string;
  }
}

const loadedPosts = new Map<string, Promise<LoadedPost>>();

async function fetchJson<Data>(path: string): Promise<Data> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as Data;
}

async function fetchPost(path: string): Promise<LoadedPost> {
  const [{ result }, { webpackCompilationHash }] = await Promise.all([
    fetchJson<{ result: { data: Queries.PostPageQuery } }>(`/page-data${path}page-data.json`),
    fetchJson<{ webpackCompilationHash: string }>("/page-data/app-data.json"),
  ]);
  if (!result.data.post) throw new Error(`${path} has no post`);
  const running = window.___webpackCompilationHash;
  return { post: result.data.post, isCurrent: !running || running === webpackCompilationHash };
}

/** Loads and caches another page's post. Gatsby's own loader would remember a failure for the visit. */
export function loadPost(path: string): Promise<LoadedPost> {
  const loaded = loadedPosts.get(path) ?? fetchPost(path);
  // The preview loads it again, because its text may have changed.
  if (process.env.NODE_ENV !== "development") loadedPosts.set(path, loaded);
  loaded.catch(() => loadedPosts.delete(path));
  return loaded;
}

/** Loads a post into the cache, unless the visitor saves data or the connection is slow. */
export function prefetchPost(path: string): void {
  // A failure is handled when the post is opened.
  if (!shouldAvoidPrefetch()) loadPost(path).catch(() => undefined);
}
