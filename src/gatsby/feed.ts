import type { Root } from "hast";
import { assertDefined } from "../lib/assert-defined";
import { bookingLink } from "../lib/links/booking-link";
import { blogPath, feedPath, postPath } from "../lib/links/routes";
import { byName } from "../lib/pictures/text-pictures";
import { timeAtShop } from "../lib/time/local-time";
import type { Site } from "../content/model/entities/site-schema";
import { toFeedHtml } from "./texts/feed-html";

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
      filter: { isPublished: { eq: true }, frontmatter: { datePublished: { ne: null } } }
      sort: [{ frontmatter: { datePublished: DESC } }, { fields: { contentPath: ASC } }]
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
    const html = toFeedHtml(tree as unknown as Root, {
      cover: { src: cover, alt: imageAlt ?? "" },
      pictures: byName(pictures),
      bookingUrl: bookingLink(booking),
      pageUrl,
    });
    return {
      title: post.title,
      url: pageUrl,
      date: new Date(timeAtShop(`${post.datePublished}T12:00`)),
      author: post.author,
      categories: [post.category, ...(post.tags ?? [])],
      description: post.preview,
      custom_elements: [{ "content:encoded": { _cdata: html } }],
    };
  });
}

/** The options of gatsby-plugin-feed: the newest published posts. It also links the feed in each page's head. */
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
