import type { Element, Root } from "hast";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { offerFromFacts, offersNamed } from "../../lib/seasonal-offers";
import { elementsIn, replaceElements } from "../../lib/text/hast";
import { typographic } from "./text-to-hast";

type Facts = Readonly<Record<string, string>>;

/** Maximum length, in characters, of a value that never breaks: a price, a date, a time. */
const longestInOneLine = 14;

const links: Record<string, (value: string) => string> = { phone: callLink, email: mailLink };

const isFact = ({ tagName }: Element): boolean => tagName === "Fact";

/** An unknown fact shows its name; only in previews, because a build stops at it. */
function fillFact(element: Element, facts: Facts): Element {
  const name = String(element.properties.name);
  const value = typographic(facts[name] ?? `{${name}}`);
  const href = links[name]?.(value);
  return {
    type: "element",
    tagName: href ? "a" : "span",
    properties: {
      dataFact: value.length > longestInOneLine ? "" : "short",
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
  return offer
    ? { ...element, properties: { ...element.properties, offer: offer as never } }
    : element;
}

export function fillTree({ children }: Root, facts: Facts): Root {
  const withOffers = replaceElements(children, (element) => [addOffer(element, facts)]);
  const fill = (element: Element) => [isFact(element) ? fillFact(element, facts) : element];
  return { type: "root", children: replaceElements(withOffers, fill) };
}
