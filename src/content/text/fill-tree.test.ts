import { toHtml } from "hast-util-to-html";
import { elementsIn } from "../../lib/text/hast";
import { fillTree, textToHast } from "./text-to-hast";

const facts = {
  phone: "(512) 555-0100",
  email: "hello@paw.example",
  "price.bath": "$35",
  hours: "Monday to Friday, all day",
  "trim-offer": "$3",
  "trim-subject": "nail trims",
  "trim-month": "March",
};

const fill = (text: string) => fillTree(textToHast(text), facts);

test.each([
  ["{price.bath}", '<span data-fact="short">$35</span>'],
  ["{hours}", '<span data-fact="">Monday to Friday, all day</span>'],
  ["{phone}", '<a data-fact="short" href="tel:+15125550100" translate="no">(512) 555-0100</a>'],
  [
    "{email}",
    '<a data-fact="" href="mailto:hello@paw.example" translate="no">hello@paw.example</a>',
  ],
  ["{fone}", '<span data-fact="short">{fone}</span>'],
])("%s becomes %s", (text, html) => {
  expect(toHtml(fill(text))).toBe(html);
});

test.each([
  ["{trim-offer} off", { id: "trim", discount: "$3", subject: "nail trims", month: "March" }],
  ["{trim-month}", undefined],
  ["{gone-offer} off", undefined],
])("a callout with %s has the offer %j", (text, offer) => {
  const [callout] = elementsIn(fill(`<Callout title="A">\n\n${text}\n\n</Callout>`));
  expect(callout?.properties.offer).toEqual(offer);
});
