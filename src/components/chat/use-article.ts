import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";

/** The part of a post that the chat shows. */
export type ArticlePost = Pick<Queries.PostArticleFragment, "tree" | "facts" | "pictures">;

/**
 * The post of another page, without that page's template. Gatsby's own loader remembers a failure
 * until the visitor leaves the site; this can be asked again.
 *
 * @param path of the page, with a slash at both ends
 * @throws Error if it can't be loaded, or has no post
 */
async function loadPost(path: string): Promise<ArticlePost> {
  const address = withPrefix(`/page-data${path}page-data.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { result } = (await response.json()) as { result: { data: Queries.PostPageQuery } };
  if (!result.data.post) throw new Error(`${address} has no post`);
  return result.data.post;
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
