import type { Element, ElementContent, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { largestOf, pairedPictures, type TextPictures } from "../../lib/pictures/text-pictures";
import { replaceElements } from "../../lib/text/hast";

export interface HtmlContext {
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

const words = (value: Properties[string]): ElementContent[] =>
  value ? [{ type: "text", value: String(value) }] : [];

/** Renders a text as plain HTML for feed readers: no styles, no scripts, absolute URLs. */
export function toFeedHtml({ children }: Root, context: HtmlContext): string {
  const absolute = (href: string) => new URL(href, context.pageUrl).href;

  function figure(
    name: Properties[string],
    alt: Properties[string],
    caption: Properties[string],
  ): Element[] {
    const image = context.pictures[String(name)];
    if (!image) return [];
    const [width, height] = [Math.round(image.width), Math.round(image.height)];
    const picture = element("img", {
      src: absolute(largestOf(image).src),
      alt: String(alt),
      width,
      height,
    });
    const below = caption ? [element("figcaption", {}, words(caption))] : [];
    return [element("figure", {}, [picture, ...below])];
  }

  function toPlain(part: Element): ElementContent[] {
    const { tagName, properties, children } = part;
    const { alt, caption, href, src, title } = properties;
    if (properties.dataFact !== undefined) return children;
    if (tagName === "BookLink")
      return [element("p", {}, [element("a", { href: context.bookingUrl }, children)])];
    if (tagName === "Callout") {
      const heading = element("p", {}, [element("strong", {}, words(title))]);
      return [element("blockquote", {}, [heading, ...children])];
    }
    if (tagName === "img") return figure(src, alt, title);
    if (tagName === "BeforeAfter") {
      const pair = pairedPictures.flatMap((one) =>
        figure(properties[one.name], properties[one.alt], one.label),
      );
      return [...pair, ...(caption ? [element("p", {}, words(caption))] : [])];
    }
    if (typeof href !== "string") return [part];
    return [{ ...part, properties: { ...properties, href: absolute(href) } }];
  }

  const { alt } = context.cover;
  const cover = element("img", { src: absolute(context.cover.src), alt });
  return toHtml([element("p", {}, [cover]), ...replaceElements(children, toPlain)]);
}
