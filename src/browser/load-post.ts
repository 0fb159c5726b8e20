import { withPrefix } from "gatsby";
import { shouldAvoidPrefetch } from "./when-idle";

export type Post = NonNullable<Queries.PostPageQuery["post"]>;

const loadedPosts = new Map<string, Promise<Post>>();

async function fetchPost(path: string): Promise<Post> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  const { result } = (await response.json()) as { result: { data: Queries.PostPageQuery } };
  if (!result.data.post) throw new Error(`${path} has no post`);
  return result.data.post;
}

/** Loads and caches another page's post. Gatsby's own loader would remember a failure for the visit. */
export function loadPost(path: string): Promise<Post> {
  const loaded = loadedPosts.get(path) ?? fetchPost(path);
  // The preview loads it again, because its text may have changed.
  if (process.env.NODE_ENV !== "development") loadedPosts.set(path, loaded);
  loaded.catch(() => loadedPosts.delete(path));
  return loaded;
}

export function prefetchPost(path: string): void {
  if (!shouldAvoidPrefetch()) loadPost(path).catch(() => undefined);
}
