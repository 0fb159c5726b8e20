import { HeadTags } from "../shell/head-tags";
import type { SocialImage } from "../../lib/pictures/social-card";

interface Props {
  type: "website" | "article";
  title: string;
  description: string;
  url: string;
  /** With an absolute address: networks read the tags without the page around them. */
  image: SocialImage;
  siteName: string;
}

/** What social networks show beside a link to the page; its language is the one that they take for granted. */
export const SocialTags = ({ type, title, description, url, image, siteName }: Props) => (
  <HeadTags>
    <meta property="og:type" content={type} />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:url" content={url} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:image" content={image.src} />
    <meta property="og:image:width" content={String(image.width)} />
    <meta property="og:image:height" content={String(image.height)} />
    <meta property="og:image:alt" content={image.alt} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <meta name="twitter:image" content={image.src} />
    <meta name="twitter:image:alt" content={image.alt} />
  </HeadTags>
);
