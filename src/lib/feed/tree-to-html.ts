import { largestOf, pairedPictures, type TextPictures } from "../pictures/text-pictures";
import type { TextTree } from "../text/text-tree";
import { escapeMarkup } from "./escape-markup";

/** What text components need to render as plain HTML. */
export interface HtmlContext {
  /** Values of facts by name. */
  facts: Readonly<Record<string, string>>;
  pictures: TextPictures;
  /** The booking URL. */
  bookingAddress: string;
  /** The URL of the text's page: feed readers can't resolve relative URLs. */
  pageAddress: string;
}

const empty = new Set(["br", "hr", "input"]);

interface Figure {
  /** The picture's name in the text. */
  name: string;
  alt: string;
  caption: string;
}

function figureToHtml({ name, alt, caption }: Figure, context: HtmlContext): string {
  const image = context.pictures[name];
  if (!image) return "";
  const address = new URL(largestOf(image).src, context.pageAddress).href;
  const size = `width="${Math.round(image.width)}" height="${Math.round(image.height)}"`;
  const picture = `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}" ${size}>`;
  const below = caption && `<figcaption>${escapeMarkup(caption)}</figcaption>`;
  return `<figure>${picture}${below}</figure>`;
}

/** Renders a text as plain HTML for feed readers: no styles, no scripts, absolute URLs. */
export function treeToHtml(part: TextTree, context: HtmlContext): string {
  if (typeof part === "string") return escapeMarkup(part);
  const [name, attributes, ...children] = part;
  const content = children.map((child) => treeToHtml(child, context)).join("");
  const value = (wanted: string) => String(attributes?.[wanted] ?? "");

  if (name === "Fact") return escapeMarkup(context.facts[value("name")] ?? "");
  if (name === "BookLink")
    return `<p><a href="${escapeMarkup(context.bookingAddress)}">${content}</a></p>`;
  if (name === "Callout")
    return `<blockquote><p><strong>${escapeMarkup(value("title"))}</strong></p>${content}</blockquote>`;

  if (name === "img")
    return figureToHtml(
      { name: value("src"), alt: value("alt"), caption: value("title") },
      context,
    );
  if (name === "BeforeAfter") {
    const pair = pairedPictures.map((one) =>
      figureToHtml({ name: value(one.name), alt: value(one.alt), caption: one.label }, context),
    );
    return [...pair, value("caption") && `<p>${escapeMarkup(value("caption"))}</p>`].join("");
  }

  const shown = Object.entries(attributes ?? {}).map(([attribute, setting]) => {
    const { pageAddress } = context;
    const text =
      attribute === "href" ? new URL(String(setting), pageAddress).href : String(setting);
    return ` ${attribute}="${escapeMarkup(text)}"`;
  });
  const start = `<${name}${shown.join("")}>`;
  return empty.has(name) ? start : `${start}${content}</${name}>`;
}
