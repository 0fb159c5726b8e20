import { useEffect, useState } from "react";
import { loadPageData } from "../../browser/page-data";

/** The part of a post that the chat shows. */
export type ArticlePost = Pick<Queries.PostArticleFragment, "tree" | "facts">;

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
