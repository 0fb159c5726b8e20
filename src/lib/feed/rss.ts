import { timeAtShop } from "../time/local-time";
import { escapeMarkup } from "./escape-markup";

/** A feed of articles; all URLs are absolute, all dates in the format of RSS. */
export interface Feed {
  title: string;
  description: string;
  /** The URL of the page with the same articles. */
  link: string;
  /** The feed's own URL. */
  self: string;
  updated?: string | undefined;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  link: string;
  date: string;
  author: string;
  categories: readonly string[];
  summary: string;
  /** The whole article as HTML. */
  html: string;
}

/**
 * Noon of a day at the shop in RSS 2.0's format (RFC 822).
 *
 * @param day like 2025-01-31
 */
export const rssDate = (day: string): string => new Date(timeAtShop(`${day}T12:00`)).toUTCString();

const xmlElement = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(text)}</${name}>`;

const itemXml = ({ title, link, date, author, categories, summary, html }: FeedItem): string =>
  [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", link),
    `<guid isPermaLink="true">${escapeMarkup(link)}</guid>`,
    xmlElement("pubDate", date),
    xmlElement("dc:creator", author),
    ...categories.map((category) => xmlElement("category", category)),
    xmlElement("description", summary),
    xmlElement("content:encoded", html),
    "</item>",
  ].join("\n");

/** An RSS 2.0 document with full texts. */
export const rss = ({ title, description, link, self, updated, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    xmlElement("title", title),
    xmlElement("link", link),
    xmlElement("description", description),
    xmlElement("language", "en-us"),
    ...(updated ? [xmlElement("lastBuildDate", updated)] : []),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
