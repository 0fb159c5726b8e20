import type { Post } from "../../browser/load-post";
import { useSite } from "../../hooks/use-shared-data";
import { blogPath, postPath } from "../../lib/links/routes";
import { assertDefined } from "../../lib/assert-defined";
import { socialCard, largestOf } from "../../lib/pictures";
import { shopReference } from "../../lib/structured-data/business";
import { noonAtShop } from "../../lib/time/calendar";
import { Seo } from "../ui/seo";

export const PostHead = ({ folder, frontmatter, pictures }: Post) => {
  const site = useSite();
  const { title, lastModified, ...post } = assertDefined(frontmatter, folder);
  const path = postPath(folder);
  const absoluteUrl = (to: string) => new URL(to, site.url).href;
  const preview = post.preview ?? "";
  const author = post.author ?? site.name;
  const datePublished = post.datePublished ?? "";
  const section = post.category ?? undefined;
  const tags = post.tags ?? [];
  const image = post.image
    ? { ...socialCard, src: post.image.childImageSharp.card!.src!, alt: post.imageAlt ?? "" }
    : undefined;

  // The first picture is the cover, regardless of the text's pictures.
  const images = [
    image,
    ...pictures.map((picture) => largestOf(picture.file.childImageSharp.gatsbyImageData)),
  ]
    .filter((picture) => picture !== undefined)
    .map(({ src, width, height }) => ({
      "@type": "ImageObject",
      url: absoluteUrl(src),
      width: `${width} px`,
      height: `${height} px`,
    }));

  const posting = {
    "@type": "BlogPosting",
    "@id": `${absoluteUrl(path)}#post`,
    mainEntityOfPage: absoluteUrl(path),
    url: absoluteUrl(path),
    headline: title,
    description: preview,
    image: images,
    author: { "@type": "Person", name: author },
    publisher: shopReference(site),
    datePublished: datePublished && noonAtShop(datePublished),
    dateModified: lastModified && noonAtShop(lastModified),
    articleSection: section,
    keywords: tags.join(", "),
    inLanguage: "en-US",
    isPartOf: { "@type": "Blog", "@id": `${absoluteUrl(blogPath)}#blog` },
  };

  return (
    <Seo
      title={title}
      path={path}
      description={preview}
      above={[{ name: "Dog Grooming Blog", path: blogPath }]}
      image={image}
      article={{ author, datePublished, lastModified, section, tags }}
      data={[posting]}
    />
  );
};
