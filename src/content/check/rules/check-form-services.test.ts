import { readErrors, replace, type BadInput } from "../../../../test/content-check/check-files";

const contact = (address: string) =>
  replace("data/site.json", '"forms": {}', `"forms": { "contactEndpoint": "${address}" }`);
const newsletter = (address: string) =>
  replace("data/site.json", '"forms": {}', `"forms": { "newsletterEndpoint": "${address}" }`);

const cases: BadInput[] = [
  [
    "a page of Formspree's website",
    contact("https://formspree.io/forms/abcdwxyz/integration"),
    'data/site.json forms.contactEndpoint | "https://formspree.io/forms/abcdwxyz/integration" | the address that Formspree gives each form, like https://formspree.io/f/abcdwxyz',
  ],
  [
    "Web3Forms without a key",
    contact("https://api.web3forms.com/submit"),
    'data/site.json forms.contactEndpoint | "https://api.web3forms.com/submit" | the address that Web3Forms gives each form, like https://api.web3forms.com/submit/your-access-key',
  ],
  [
    "FormSubmit's address for forms without scripts",
    newsletter("https://formsubmit.co/hello@shop.com"),
    'data/site.json forms.newsletterEndpoint | "https://formsubmit.co/hello@shop.com" | the address that FormSubmit gives each form, like https://formsubmit.co/ajax/hello@shop.com',
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_what, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);

test.each([
  "https://formspree.io/f/abcdwxyz",
  "https://usebasin.com/f/1a2b3c4d5e6f",
  "https://www.usebasin.com/f/1a2b3c4d5e6f",
  "https://api.web3forms.com/submit/0be3cced-4182-4e7b-a3ef-f837e78f24b5",
  "https://formsubmit.co/ajax/hello@shop.com",
  "https://formsubmit.co/ajax/el/fuhiha",
  "https://forms.example/any/path",
])("accepts the form service %s", async (address) => {
  expect(await readErrors(contact(address))).toEqual([]);
});
