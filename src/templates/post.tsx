import { graphql, Link, type PageProps } from "gatsby";
import { BookingCard } from "../components/ui/booking-card";
import { Icon } from "../components/ui/icon";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { PostArticle } from "../components/blog/post-article";
import { PostHead } from "../components/blog/post-head";
import { PostMeta } from "../components/blog/post-meta";
import { PreviousNext } from "../components/ui/previous-next";
import { blogPath, postPath } from "../lib/links/routes";
import { assertDefined } from "../lib/assert-defined";
import { actionLink } from "../styles/mixins";

/** A post's own page. On /blog/, `PostDialog` shows the same post over the grid. */
export default function PostPage({ data }: Pick<PageProps<Queries.PostPageQuery>, "data">) {
  const post = assertDefined(data.post, "content/blog");
  return (
    <>
      <PostHead {...post} />
      <article>
        <PageHeader title={assertDefined(post.frontmatter, post.folder).title}>
          <PostMeta {...post} />
        </PageHeader>
        <PageContainer css={{ paddingBottom: 0 }}>
          <PostArticle {...post} card={<BookingCard source="blog" />} />
        </PageContainer>
      </article>
      <PageContainer>
        <Link
          to={blogPath}
          className="screen-only"
          css={[actionLink, { marginBottom: "var(--space-2)" }]}
        >
          <Icon name="arrow-left" size={20} />
          All posts
        </Link>
        <PreviousNext
          label="Other posts"
          previous={data.older && toTarget("Previous post", data.older)}
          next={data.newer && toTarget("Next post", data.newer)}
        />
      </PageContainer>
    </>
  );
}

const toTarget = (label: string, { folder, frontmatter }: Queries.NeighborFragment) => ({
  label,
  path: postPath(folder),
  title: frontmatter?.title ?? "",
});

export const query = graphql`
  fragment Neighbor on Mdx {
    folder
    frontmatter {
      title
    }
  }
  query PostPage($contentPath: String!, $newer: String, $older: String) {
    post: mdx(contentPath: { eq: $contentPath }) {
      folder
      readingMinutes
      ...MdxText
      frontmatter {
        title
        preview
        author
        category
        tags
        draft
        datePublished
        lastModified
        eventDate
        imageAlt
        image {
          childImageSharp {
            card: resize(width: 1200, height: 630, quality: 80, toFormat: JPG) {
              src
            }
            gatsbyImageData(width: 1216, breakpoints: [360, 720, 1216])
          }
        }
      }
    }
    newer: mdx(contentPath: { eq: $newer }) {
      ...Neighbor
    }
    older: mdx(contentPath: { eq: $older }) {
      ...Neighbor
    }
  }
`;
