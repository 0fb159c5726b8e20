import type { Root, Element, ElementContent, Properties } from "hast";
import { assertDefined } from "../lib/assert-defined";
import { bookingLink } from "../lib/links/booking-link";
import { blogPath, feedPath, postPath } from "../lib/links/routes";
import { byName, largestOf, pairedPictures, type TextPictures } from "../lib/pictures";
import { noonAtShop } from "../lib/time/calendar";
import type { Site } from "../content/model/entities/site-schema";
import { toHtml } from "hast-util-to-html";
import { replaceElements } from "../lib/text/hast";

const query = /* GraphQL */ `
  query FeedPosts {
    shop: siteIdentity {
      url
      booking {
        url
        parameter
        name
        groomerPageUrl
      }
    }
    posts: allMdx(
      filter: { isPublished: { eq: true }, datePublished: { ne: null } }
      sort: [{ datePublished: DESC }, { contentPath: ASC }]
      limit: 20
    ) {
      nodes {
        folder
        tree
        pictures {
          name
          image
        }
        frontmatter {
          title
          preview
          author
          category
          tags
          datePublished
          imageAlt
          image {
            socialCard
          }
        }
      }
    }
  }
`;

function serialize({ query: { shop, posts } }: { query: Queries.FeedPostsQuery }): object[] {
  const { url, booking } = assertDefined(shop, "data/site.json");
  return posts.nodes.map(({ folder, tree, pictures, frontmatter }) => {
    const { image, imageAlt, ...post } = assertDefined(frontmatter, folder);
    const pageUrl = new URL(postPath(folder), url).href;
    const cover = assertDefined(image?.socialCard, folder);
    const html = toFeedHtml(tree, {
      cover: { src: cover, alt: imageAlt ?? "" },
      pictures: byName(pictures),
      bookingUrl: bookingLink(booking),
      pageUrl,
    });
    return {
      title: post.title,
      url: pageUrl,
      date: noonAtShop(post.datePublished ?? ""),
      author: post.author,
      categories: [post.category, ...(post.tags ?? [])],
      description: post.preview,
      custom_elements: [{ "content:encoded": { _cdata: html } }],
    };
  });
}

export const feedOptions = ({ name, description, url }: Site) => ({
  feeds: [
    {
      title: `${name}: Dog Grooming Blog`,
      description,
      site_url: new URL(blogPath, url).href,
      feed_url: new URL(feedPath, url).href,
      language: "en-us",
      output: feedPath,
      query,
      serialize,
    },
  ],
});

interface HtmlContext {
  cover: { src: string; alt: string };
  pictures: TextPictures;
  bookingUrl: string;
  /** The URL of the text's page: feed readers can't resolve relative URLs. */
  pageUrl: string;
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

type Property = Properties[string];

const textNodes = (value: Property): ElementContent[] =>
  value ? [{ type: "text", value: String(value) }] : [];

/** Renders a text as plain HTML for feed readers: no styles, no scripts, absolute URLs. */
export function toFeedHtml(tree: object, context: HtmlContext): string {
  const absolute = (href: string) => new URL(href, context.pageUrl).href;

  function figure(name: Property, alt: Property, caption: Property): Element[] {
    const image = context.pictures[String(name)];
    if (!image) return [];
    const picture = element("img", {
      src: absolute(largestOf(image).src),
      alt: String(alt),
      width: Math.round(image.width),
      height: Math.round(image.height),
    });
    const below = caption ? [element("figcaption", {}, textNodes(caption))] : [];
    return [element("figure", {}, [picture, ...below])];
  }

  function toPlain(part: Element): ElementContent[] {
    const { tagName, properties, children } = part;
    const { alt, caption, href, src, title } = properties;
    if (properties.dataFact !== undefined) return children;
    if (tagName === "BookLink")
      return [element("p", {}, [element("a", { href: context.bookingUrl }, children)])];
    if (tagName === "Callout") {
      const heading = element("p", {}, [element("strong", {}, textNodes(title))]);
      return [element("blockquote", {}, [heading, ...children])];
    }
    if (tagName === "img") return figure(src, alt, title);
    if (tagName === "BeforeAfter") {
      const figures = pairedPictures.flatMap((picture) =>
        figure(properties[picture.name], properties[picture.alt], picture.label),
      );
      return caption ? [...figures, element("p", {}, textNodes(caption))] : figures;
    }
    if (typeof href !== "string") return [part];
    return [{ ...part, properties: { ...properties, href: absolute(href) } }];
  }

  const { alt } = context.cover;
  const cover = element("img", { src: absolute(context.cover.src), alt });
  return toHtml([element("p", {}, [cover]), ...replaceElements((tree as Root).children, toPlain)]);
}
