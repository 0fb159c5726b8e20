import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { PostGrid } from "../components/blog/post-grid";
import { LinkList } from "../components/ui/link-list";
import { PageLinks } from "../components/ui/previous-next";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { blogPath, categoryPath, feedPath, postPath } from "../lib/links/routes";
import { type ListPage, pagePath } from "../lib/posts";
import { shopReference } from "../lib/structured-data/business";
import { noonAtShop } from "../lib/time/calendar";
import { from } from "../styles/media";
import { tapLinks } from "../styles/mixins";

const blogName = "Dog Grooming Blog";

export default function BlogPage({
  data,
  pageContext: { topic, categories, ...listPage },
  location,
}: PageProps<Queries.BlogPageQuery, Omit<ListPage, "path"> & { categories: string[] }>) {
  const posts = data.posts.nodes;
  const isTag = topic !== null && !categories.includes(topic);
  const topics = [
    { name: "All posts", path: blogPath },
    ...(isTag ? [{ name: topic, path: listPage.list }] : []),
    ...categories.map((name) => ({ name, path: categoryPath(name) })),
  ];
  // Not the prop `path`, which is /* in the build.
  const path = pagePath(listPage.list, listPage.page);
  return (
    <>
      <BlogHead posts={posts} path={path} topic={topic} page={listPage.page} />
      <PageHeader title={blogName} medallion="news">
        <p>
          {topic
            ? `Posts about ${topic}`
            : "Notes from the grooming table: coats, skin, teeth, and the seasons of a dog’s year."}
        </p>
      </PageHeader>
      <PageContainer css={sheet}>
        {posts.length === 0 ? (
          <p>No posts yet.</p>
        ) : (
          <>
            <LinkList label="Posts by topic" links={topics} current={listPage.list} css={oneLine} />
            {/* A link in a post may lead to the grid below it, which closes the post. */}
            <PostGrid key={location.key} posts={posts} />
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

interface HeadProps extends Pick<ListPage, "path" | "topic" | "page"> {
  posts: readonly Queries.PostCardFragment[];
}

const BlogHead = ({ posts, path, topic, page }: HeadProps) => {
  const site = useSite();
  const absoluteUrl = (to: string) => new URL(to, site.url).href;
  const subject = topic ? `Posts about ${topic}` : blogName;
  const blog = {
    "@type": "Blog",
    "@id": `${absoluteUrl(blogPath)}#blog`,
    url: absoluteUrl(blogPath),
    name: blogName,
    inLanguage: "en-US",
    publisher: shopReference(site),
    blogPost: posts.map(({ folder, frontmatter }) => ({
      "@type": "BlogPosting",
      headline: frontmatter?.title ?? "",
      url: absoluteUrl(postPath(folder)),
      datePublished: frontmatter?.datePublished && noonAtShop(frontmatter.datePublished),
    })),
  };
  return (
    <Seo
      title={page > 1 ? `${subject}, page ${page}` : subject}
      path={path}
      description={`${topic ? subject : "Coats, skin, teeth and the seasons of a dog's year"}: what we learn at the grooming table of ${site.name}, in short articles${page > 1 ? `, page ${page}` : ""}.`}
      above={path === blogPath ? [] : [{ name: blogName, path: blogPath }]}
      data={posts.length > 0 ? [blog] : []}
    />
  );
};

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
  ${tapLinks}
`;

export const query = graphql`
  query BlogPage($contentPaths: [String!]!) {
    posts: allMdx(
      filter: { contentPath: { in: $contentPaths } }
      sort: [{ datePublished: DESC }, { contentPath: ASC }]
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
