import type { Element, Properties, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { type Handler, type State, toHast } from "mdast-util-to-hast";
import { smartypantsu } from "smartypants";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { idPrefix, toFreeId } from "../../lib/links/free-id";
import { pairedPictures, pictureName } from "../../lib/pictures";
import { offerFromFacts, offersNamed } from "../../lib/seasonal-offers";
import { elementsIn } from "../../lib/text/hast";
import { replaceElements } from "../../lib/text/replace-elements";
import { isBlank, isPicture, isTag, parseText, type MdxNode } from "./parse-text";

/** The components that articles can use; `src/components/ui` contains one of each name. */
export const mdxComponents = ["Callout", "BookLink", "BeforeAfter"] as const;

export const textElements: readonly string[] =
  `a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5
   h6 hr i ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td th thead
   time tr u ul`.split(/\s+/);

/** The attributes that articles can use. Excludes styles and event handlers. */
const textAttributes: readonly string[] =
  "colSpan dateTime dir form height href id lang name open rowSpan start title width".split(" ");

/** Attributes that a fragment link can point to: `id`, and `name` of an `<a>`. */
export const idAttributes: readonly string[] = ["id", "name"];

const pairAttributes: readonly string[] = [
  ...pairedPictures.flatMap(({ name, alt }) => [name, alt]),
  "caption",
];

export const attributesOf = (tag: string): readonly string[] =>
  tag === "BeforeAfter" ? pairAttributes : textAttributes;

export const namesPicture = (tag: string, attribute: string): boolean =>
  tag === "BeforeAfter" && pairedPictures.some(({ name }) => name === attribute);

/** Apostrophes that begin a word: `'90s`, `rock 'n' roll`. The library would open a quotation. */
const shortened = /(?<![\w'])'(?=(?:\d\ds?|em|n|til|tis|twas)\b)/gi;

/** Feet and inches: `5'10"`, `12" tall`. The last mark of `"size 12"` closes a quotation. */
function markUnits(text: string): string {
  let isQuotation = false;
  const inches = text.replace(/(\p{N})?"/gu, (mark, digit: string | undefined, index: number) => {
    const [, before] = /(^|\P{N})"/u.exec(text.slice(index + mark.length)) ?? [];
    const closesLater = before !== undefined && !/[\s([]/.test(before);
    if (digit && (!isQuotation || closesLater)) return `${digit}″`;
    isQuotation = !isQuotation;
    return mark;
  });
  const feet = /(?<!\S)'/.test(text) ? /(?<=\d)'(?=\d|\s\d+″)/g : /(?<=\d)'(?!\p{L})/gu;
  return inches.replace(feet, "′");
}

/** A text as visitors see it: with typographic quotes, apostrophes and dashes. */
export const typographic = (text: string): string =>
  smartypantsu(markUnits(text.replace(shortened, "’")), "qDe");

const literalTags = ["code", "kbd", "pre"];

/** The links of a text: to other sites, to the shop's contacts, and within the site. */
const safeHref = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#)/i;

/** The allow-list of elements and attributes: nothing else reaches a page. */
const schema = (picture: RegExp): Schema => ({
  tagNames: [...textElements, ...mdxComponents, "Fact", "img"],
  attributes: {
    "*": [["href", safeHref], ...textAttributes], // the first entry of a name counts
    BeforeAfter: [["before", picture], ["after", picture], ...pairAttributes],
    img: [["src", picture], "alt"],
    td: ["align"],
    th: ["align"],
  },
  clobber: ["id"],
  clobberPrefix: idPrefix,
  protocols: {},
  strip: [],
});

/** A tag's attributes, with ids for names. Excludes code. */
const toProperties = ({ attributes = [] }: MdxNode): Properties =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) => {
      if (!name || (typeof value === "object" && value !== null)) return [];
      return [
        [idAttributes.includes(name) ? "id" : name, (value as string | null | undefined) ?? true],
      ];
    }),
  );

const tagElement = (state: State, node: MdxNode): Element => ({
  type: "element",
  tagName: node.name ?? "",
  properties: toProperties(node),
  children: state.all(node),
});

const showNothing = () => undefined;

/** The elements of MDX's nodes. Braces with comments or code show nothing. */
const handlers: Record<string, Handler> = {
  mdxJsxFlowElement: tagElement,
  mdxJsxTextElement: tagElement,
  mdxFlowExpression: showNothing,
  mdxTextExpression: showNothing,
  fact: (_state, { name }) => ({
    type: "element",
    tagName: "Fact",
    properties: { name: name ?? "" },
    children: [],
  }),
};

/** Makes a text typographic; no boxes of tasks, and no paragraph around a single tag or picture. */
function prepare({ position: _position, checked: _checked, ...node }: MdxNode): MdxNode[] {
  if (node.type === "text") return [{ ...node, value: typographic(node.value ?? "") }];
  if (literalTags.includes(node.name ?? "") || !node.children) return [node];
  const isFree = (part: MdxNode) => isTag(part) || part.type === "fact" || isPicture(part);
  const isUnwrapped =
    node.type === "paragraph" &&
    node.children.some(isFree) &&
    node.children.every((part) => isFree(part) || isBlank(part));
  const children = node.children.flatMap(prepare);
  return isUnwrapped ? children.filter((part) => !isBlank(part)) : [{ ...node, children }];
}

/** The empty corner of a table isn't a header. */
const nameCorner = (element: Element): Element =>
  element.tagName === "th" && element.children.length === 0
    ? { ...element, tagName: "td" }
    : element;

/** A link to an id as it is written: `#nail-care`, if the page has `section-nail-care`. */
function followId(element: Element, ids: ReadonlySet<unknown>): Element {
  const { href } = element.properties;
  if (typeof href !== "string" || !href.startsWith("#") || ids.has(href.slice(1))) return element;
  const id = toFreeId(href.slice(1));
  return ids.has(id)
    ? { ...element, properties: { ...element.properties, href: `#${id}` } }
    : element;
}

/** The tree that pages show, with only allowed elements. Facts are elements `Fact`. */
export function textToHast(text: string, picture = pictureName): Root {
  const parsed = parseText(text);
  const [root = parsed] = prepare(parsed);
  const tree = sanitize(toHast(root, { handlers }), schema(picture)) as Root;
  const ids = new Set(elementsIn(tree).map(({ properties }) => properties.id));
  const repair = (element: Element) => [followId(nameCorner(element), ids)];
  return { type: "root", children: replaceElements(tree.children, repair) };
}

type Facts = Readonly<Record<string, string>>;

/** Maximum length, in characters, of a value that never breaks: a price, a date, a time. */
const longestInOneLine = 14;

const factLinks: Record<string, (value: string) => string> = { phone: callLink, email: mailLink };

const isFact = ({ tagName }: Element): boolean => tagName === "Fact";

/** An unknown fact shows its name; only in previews, because a build stops at it. */
function fillFact(element: Element, facts: Facts): Element {
  const name = String(element.properties.name);
  const value = typographic(facts[name] ?? `{${name}}`);
  const href = factLinks[name]?.(value);
  return {
    type: "element",
    tagName: href ? "a" : "span",
    properties: {
      dataFact: value.length > longestInOneLine ? "" : "nowrap",
      ...(href && { href, translate: "no" }),
    },
    children: [{ type: "text", value }],
  };
}

/** Adds the seasonal offer whose discount a callout mentions. The component hides it after its end. */
function addOffer(element: Element, facts: Facts): Element {
  if (element.tagName !== "Callout") return element;
  const mentioned = elementsIn(element).filter(isFact);
  const [id = ""] = offersNamed(mentioned.map(({ properties }) => String(properties.name)));
  const offer = offerFromFacts(id, facts);
  if (!offer) return element;
  return { ...element, properties: Object.assign({}, element.properties, { offer }) };
}

export function fillTree({ children }: Root, facts: Facts): Root {
  const withOffers = replaceElements(children, (element) => [addOffer(element, facts)]);
  const fill = (element: Element) => [isFact(element) ? fillFact(element, facts) : element];
  return { type: "root", children: replaceElements(withOffers, fill) };
}
