import { HeadTags } from "../shell/head-tags";

/** What an article's page says beside title and description. */
export interface Article {
  author: string;
  /** ISO dates. */
  datePublished: string;
  lastModified: string;
  /** The category it is filed under. */
  section?: string;
  tags: readonly string[];
}

/** Author, days and subjects of an article, for search engines and social networks. */
export const ArticleTags = ({ author, datePublished, lastModified, section, tags }: Article) => (
  <HeadTags>
    <meta name="author" content={author} />
    {tags.length > 0 && <meta name="keywords" content={tags.join(", ")} />}
    <meta property="article:author" content={author} />
    <meta property="article:published_time" content={datePublished} />
    <meta property="article:modified_time" content={lastModified} />
    {section && <meta property="article:section" content={section} />}
    {tags.map((tag) => (
      <meta key={tag} property="article:tag" content={tag} />
    ))}
  </HeadTags>
);
