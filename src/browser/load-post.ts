import { withPrefix } from "gatsby";
import { postDataPath } from "../lib/links/routes";
import { shouldAvoidPrefetch } from "./when-idle";

export type Post = NonNullable<Queries.PostDataQuery["post"]>;

const loadedPosts = new Map<string, Promise<Post>>();

async function fetchPost(path: string): Promise<Post> {
  const response = await fetch(withPrefix(postDataPath(path)));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as Post;
}

/** Loads and caches a post's data. */
export function loadPost(path: string): Promise<Post> {
  const loaded = loadedPosts.get(path) ?? fetchPost(path);
  // Not cached in the preview, in which its text may have changed.
  if (process.env.NODE_ENV !== "development") loadedPosts.set(path, loaded);
  loaded.catch(() => loadedPosts.delete(path));
  return loaded;
}

export function prefetchPost(path: string): void {
  if (!shouldAvoidPrefetch()) loadPost(path).catch(() => undefined);
}
