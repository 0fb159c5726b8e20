import { HeadTags } from "../shell/head-tags";
import { useSite } from "../../hooks/use-site";
import { feedPath } from "../../lib/blog/blog-paths";
import { shortenDescription } from "../../lib/text/shorten-description";
import { socialCard, type SocialImage } from "../../lib/pictures/social-card";
import { breadcrumbData, type Crumb } from "../../lib/structured-data/breadcrumbs";
import { type StructuredData, toScript } from "../../lib/structured-data/to-script";
import { isHidden } from "../../lib/links/unlisted-pages";
import { themeColors } from "../../styles/theme-colors";
import { type Article, ArticleTags } from "./article-tags";
import { SocialTags } from "./social-tags";

interface Props {
  /** The page's name; without one the title is the shop's name and trade. */
  title?: string;
  /** What stands in tabs and search results where the name alone says too little. */
  searchTitle?: string;
  description?: string;
  /** The page's address on this site, as search engines should know it. */
  path: string;
  /** The pages between the home page and this one. */
  above?: readonly Crumb[];
  /** What social networks show beside a link to the page, if not the house's card. */
  image?: SocialImage;
  /** What an article's page says beside that. */
  article?: Article;
  /** What the page is about, in the words of schema.org. */
  data?: readonly StructuredData[];
}

/** Says what a page is about in a form that search engines read. */
const JsonLd = ({ data }: { data: StructuredData }) => (
  <HeadTags>
    <script type="application/ld+json">{toScript(data)}</script>
  </HeadTags>
);

const nothing: readonly never[] = [];

/** The page's head: what browsers, search engines and social networks are told about it. */
export const Seo = ({
  title,
  searchTitle = title,
  description,
  path,
  above = nothing,
  image = socialCard,
  article,
  data = nothing,
}: Props) => {
  const site = useSite();
  const home = `${site.name} | Dog grooming in ${site.address.city}`;
  const summary = shortenDescription(description ?? site.description);
  const address = new URL(path, site.url).href;
  const hidden = isHidden(path);
  return (
    <>
      <HeadTags>
        <html lang="en-US" />
        <title>{searchTitle ? `${searchTitle} | ${site.name}` : home}</title>
        <meta name="description" content={summary} />
        {hidden ? (
          <meta name="robots" content="noindex, follow" />
        ) : (
          <link rel="canonical" href={address} />
        )}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${site.name}: Dog Grooming Blog`}
          href={feedPath}
        />
        <meta name="theme-color" content={themeColors.green} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </HeadTags>
      <SocialTags
        type={article ? "article" : "website"}
        title={searchTitle ?? home}
        description={summary}
        url={address}
        image={{ ...image, src: new URL(image.src, site.url).href }}
        siteName={site.name}
      />
      {article && <ArticleTags {...article} />}
      {title && !hidden && (
        <JsonLd data={breadcrumbData(site.url, [...above, { name: title, path }])} />
      )}
      {data.map((thing) => (
        <JsonLd key={thing["@type"]} data={thing} />
      ))}
    </>
  );
};
