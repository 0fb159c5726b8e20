import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BlogHead } from "../components/blog/blog-head";
import { PostGrid } from "../components/blog/post-grid";
import { LinkList } from "../components/ui/link-list";
import { PageLinks } from "../components/ui/previous-next";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { blogPath, categoryPath, feedPath } from "../lib/links/routes";
import type { ListPage } from "../lib/blog/list-pages";
import { pagePath } from "../lib/pagination";
import { from } from "../styles/media";
import { tapTarget } from "../styles/mixins";

interface Context extends Omit<ListPage, "path"> {
  categories: string[];
}

/** The blog: paginated posts, newest first, of all kinds, one category or one tag. */
export default function BlogPage({
  data,
  pageContext: { topic, categories, ...listPage },
  location,
}: PageProps<Queries.BlogPageQuery, Context>) {
  const posts = data.posts.nodes;
  const isTag = topic !== null && !categories.includes(topic);
  const topics = [
    { name: "All posts", path: blogPath },
    // On its own pages, a tag is the first choice.
    ...(isTag ? [{ name: topic, path: listPage.list }] : []),
    ...categories.map((name) => ({ name, path: categoryPath(name) })),
  ];
  // Not the prop `path`, which is /* in the build.
  const path = pagePath(listPage.list, listPage.page);
  return (
    <>
      <BlogHead posts={posts} path={path} topic={topic} page={listPage.page} />
      <PageHeader title="Dog Grooming Blog" medallion="news">
        <p>
          {topic
            ? `Posts about ${topic}`
            : "Notes from the grooming table: coats, skin, teeth, and the seasons of a Texas dog."}
        </p>
      </PageHeader>
      <PageContainer css={sheet}>
        {posts.length === 0 ? (
          <p>No posts yet.</p>
        ) : (
          <>
            <LinkList label="Posts by topic" links={topics} current={listPage.list} css={oneLine} />
            {/* A link in a post may lead to the grid below it, which closes the post. */}
            <PostGrid key={location.key} posts={posts} path={path} />
            <PageLinks {...listPage} />
            <p className="screen-only" css={byFeed}>
              Want new posts as they come out? <a href={feedPath}>Follow the blog by RSS</a>
            </p>
          </>
        )}
      </PageContainer>
    </>
  );
}

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

/* One line on phones, so that the posts above the fold aren't pushed down. */
const oneLine = css`
  flex-wrap: nowrap;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter);
  scroll-padding-inline: var(--gutter);
  overflow-x: auto;

  a {
    white-space: nowrap;
  }

  ${from("md")} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const byFeed = css`
  margin-top: var(--space-6);
  padding-top: var(--space-5);
  border-top: var(--border);

  a {
    ${tapTarget}
  }
`;

export const query = graphql`
  query BlogPage($contentPaths: [String!]!) {
    posts: allMdx(
      filter: { fields: { contentPath: { in: $contentPaths } } }
      sort: [{ frontmatter: { datePublished: DESC } }, { internal: { contentFilePath: ASC } }]
    ) {
      nodes {
        ...PostCard
        ...BlogHeadPost
      }
    }
  }
`;
