import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { Icon } from "../components/ui/icon";
import { PageHeader } from "../components/ui/page-header";
import { PostArticle } from "../components/blog/post-article";
import { PostHead } from "../components/blog/post-head";
import { PostMeta } from "../components/blog/post-meta";
import { PostNeighbors } from "../components/blog/post-neighbors";
import { blogPath } from "../lib/links/site-paths";
import { assertDefined } from "../lib/assert-defined";
import { pageContainer, tapTarget } from "../styles/mixins";

interface Props extends Pick<PageProps<Queries.PostPageQuery>, "data"> {
  /** Shown over the grid, in a dialog that contains the title itself. */
  inDialog?: boolean;
}

/** A post's own page, or its content in a dialog. */
export default function PostPage({ data, inDialog = false }: Props) {
  const post = assertDefined(data.post, "content/blog");
  if (inDialog)
    return (
      <>
        <PostHead {...post} />
        <PostMeta {...post} />
        <div css={belowMeta}>
          <PostArticle {...post} />
        </div>
      </>
    );
  return (
    <>
      <PostHead {...post} />
      <article>
        <PageHeader title={assertDefined(post.frontmatter, post.folder).title}>
          <PostMeta {...post} />
        </PageHeader>
        <div css={sheet}>
          <PostArticle {...post} />
        </div>
      </article>
      <div css={[sheet, end]}>
        <Link to={blogPath} className="screen-only" css={back}>
          <Icon name="arrow-left" size={20} />
          All posts
        </Link>
        <PostNeighbors {...data} />
      </div>
    </>
  );
}

const sheet = css`
  ${pageContainer}
  padding-block: var(--space-8) 0;
`;

const belowMeta = css`
  margin-top: var(--space-8);
`;

const end = css`
  padding-bottom: var(--space-section);
`;

const back = css`
  ${tapTarget}
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  font-weight: 600;
`;

export const query = graphql`
  query PostPage($contentPath: String!, $newer: String, $older: String) {
    post: mdx(fields: { contentPath: { eq: $contentPath } }) {
      folder
      frontmatter {
        title
      }
      ...PostHead
      ...PostMeta
      ...PostArticle
    }
    newer: mdx(fields: { contentPath: { eq: $newer } }) {
      ...PostNeighbor
    }
    older: mdx(fields: { contentPath: { eq: $older } }) {
      ...PostNeighbor
    }
  }
`;
