import { graphql } from "gatsby";
import type { Blog } from "schema-dts";
import { useSite } from "../../hooks/use-site";
import { blogPath, postPath } from "../../lib/links/routes";
import { shopReference } from "../../lib/structured-data/business";
import { Seo } from "../ui/seo";

interface Props {
  posts: readonly Queries.BlogHeadPostFragment[];
  path: string;
  topic: string | null;
  page: number;
}

const blogName = "Dog Grooming Blog";

export const BlogHead = ({ posts, path, topic, page }: Props) => {
  const site = useSite();
  const absoluteUrl = (to: string) => new URL(to, site.url).href;
  const subject = topic ? `Posts about ${topic}` : blogName;
  const blog: Blog = {
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
      datePublished: frontmatter?.datePublished ?? "",
    })),
  };
  return (
    <Seo
      title={page > 1 ? `${subject}, page ${page}` : subject}
      path={path}
      description={`${topic ? subject : "Coats, skin, teeth and the seasons of a Texas dog"}: what we learn at the grooming table of ${site.name}, in short articles${page > 1 ? `, page ${page}` : ""}.`}
      above={path === blogPath ? [] : [{ name: blogName, path: blogPath }]}
      data={posts.length > 0 ? [blog] : []}
    />
  );
};

export const query = graphql`
  fragment BlogHeadPost on Mdx {
    folder
    frontmatter {
      title
      datePublished
    }
  }
`;
