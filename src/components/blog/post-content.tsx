import { css } from "@emotion/react";
import { PostArticle } from "./post-article";
import { PostHead } from "./post-head";
import { PostMeta } from "./post-meta";

type Props = Queries.PostHeadFragment & Queries.PostMetaFragment & Queries.PostArticleFragment;

/** A post in a dialog, which shows the title itself. */
export const PostContent = (post: Props) => (
  <>
    <PostHead {...post} />
    <PostMeta {...post} />
    <div css={belowMeta}>
      <PostArticle {...post} />
    </div>
  </>
);

const belowMeta = css`
  margin-top: var(--space-8);
`;
