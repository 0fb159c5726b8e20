import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { LoadedPage } from "../../browser/page-loader";

/** The part of a post that the chat shows. */
export type ArticlePost = Pick<Queries.PostArticleFragment, "tree" | "facts" | "pictures">;

/**
 * The data of another page, without its template. Gatsby's own loader remembers a failure until
 * the visitor leaves the site; this can be asked again.
 *
 * @param path of a page, with a slash at both ends
 * @throws Error if the data can't be loaded
 */
async function loadPageData(path: string): Promise<LoadedPage["json"]> {
  const address = withPrefix(`/page-data${path}page-data.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { result: LoadedPage["json"] }).result;
}

async function loadPost(path: string): Promise<ArticlePost> {
  const { data } = await loadPageData(path);
  const { post } = data as Queries.PostPageQuery;
  if (!post) throw new Error(`${path} has no post`);
  return post;
}

/**
 * The post of a page of the blog, once it has arrived, or whether the last try failed.
 *
 * @param path of the post's own page
 */
export function useArticle(path: string) {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ post?: ArticlePost; failedAttempt?: number }>({});

  useEffect(() => {
    loadPost(path).then(
      (post) => setOutcome({ post }),
      () => setOutcome({ failedAttempt: attempt }),
    );
  }, [path, attempt]);

  return {
    post: outcome.post,
    hasFailed: outcome.failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
