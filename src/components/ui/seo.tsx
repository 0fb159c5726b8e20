import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useSite } from "../../hooks/use-shared-data";
import { socialCard, type SocialImage } from "../../lib/pictures";
import { type StructuredData, toScript } from "../../lib/structured-data/to-script";
import { isHidden } from "../../lib/links/routes";
import { themeColors } from "../../styles/theme-colors";
import { useIsBuilt } from "../../hooks/use-is-built";

/** Tags for the head. During hydration Helmet would remove those that React hasn't reached yet. */
export const HeadTags = ({ children }: { children: ReactNode }) => {
  const isBuilt = useIsBuilt();
  return isBuilt && typeof window !== "undefined" ? null : <Helmet>{children}</Helmet>;
};

interface Crumb {
  name: string;
  path: string;
}

const breadcrumbData = (url: string, crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, url).href,
  })),
});

/** Characters of a description that search engines show. */
const maxLength = 160;

function shortenDescription(text: string): string {
  if (text.length <= maxLength) return text;
  const wholeWords = text.slice(0, maxLength).split(" ").slice(0, -1).join(" ");
  return `${wholeWords.replace(/[.,;:!?]+$/, "")}…`;
}

interface Article {
  author: string;
  datePublished: string;
  lastModified: string;
  section?: string;
  tags: readonly string[];
}

interface Props {
  /** The page's name; without one the title is the shop's name and trade. */
  title?: string;
  /** The title for tabs and search results, if the name is too short for them. */
  searchTitle?: string;
  description?: string;
  path: string;
  above?: readonly Crumb[];
  /** The picture that social networks show next to a link; the default is the site's card. */
  image?: SocialImage;
  article?: Article;
  /** The shop's own is added to the built HTML, by `gatsby/html/business-data.ts`. */
  data?: readonly StructuredData[];
}

const ArticleTags = ({ author, datePublished, lastModified, section, tags }: Article) => (
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

export const Seo = ({
  title,
  searchTitle = title,
  description,
  path,
  above = [],
  image = socialCard,
  article,
  data = [],
}: Props) => {
  const site = useSite();
  const home = `${site.name} | Dog grooming in ${site.address.city}`;
  const summary = shortenDescription(description ?? site.description);
  const url = new URL(path, site.url).href;
  const socialTitle = searchTitle ?? home;
  const picture = new URL(image.src, site.url).href;
  const hidden = isHidden(path);
  const breadcrumbs =
    title && !hidden ? [breadcrumbData(site.url, [...above, { name: title, path }])] : [];
  return (
    <>
      <HeadTags>
        <html lang="en-US" />
        <title>{searchTitle ? `${searchTitle} | ${site.name}` : home}</title>
        <meta name="description" content={summary} />
        {hidden ? (
          <meta name="robots" content="noindex, follow" />
        ) : (
          <link rel="canonical" href={url} />
        )}
        <meta name="theme-color" content={themeColors.green} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content={article ? "article" : "website"} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:url" content={url} />
        <meta property="og:title" content={socialTitle} />
        <meta property="og:description" content={summary} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(image.width)} />
        <meta property="og:image:height" content={String(image.height)} />
        <meta property="og:image:alt" content={image.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image:alt" content={image.alt} />
        {[...breadcrumbs, ...data].map((entity) => (
          <script key={entity["@type"]} type="application/ld+json">
            {toScript(entity)}
          </script>
        ))}
      </HeadTags>
      {article && <ArticleTags {...article} />}
    </>
  );
};
