/** A service that receives forms. docs/owner.md describes the responses of each. */
export interface FormService {
  name: string;
  /** Its hosts: where forms are sent, and where it redirects visitors without JavaScript. */
  hosts: readonly [string, ...string[]];
  /** Matches the paths that accept forms. */
  path: RegExp;
  /** An example of such a URL. */
  example: string;
}

const formServices: readonly FormService[] = [
  {
    name: "Formspree",
    hosts: ["formspree.io"],
    path: /^\/(?:f\/)?[^/]+$/,
    example: "https://formspree.io/f/abcdwxyz",
  },
  {
    name: "Basin",
    hosts: ["usebasin.com", "www.usebasin.com"],
    path: /^\/f\/[^/]+$/,
    example: "https://usebasin.com/f/1a2b3c4d5e6f",
  },
  {
    name: "Web3Forms",
    hosts: ["api.web3forms.com", "web3forms.com"],
    path: /^\/submit\/[^/]+$/,
    example: "https://api.web3forms.com/submit/your-access-key",
  },
  {
    name: "FormSubmit",
    hosts: ["formsubmit.co"],
    path: /^\/ajax\/(?:el\/)?[^/]+$/,
    example: "https://formsubmit.co/ajax/hello@shop.com",
  },
];

/** The known service of an endpoint, if there is one. */
export const findFormService = ({ hostname }: URL): FormService | undefined =>
  formServices.find(({ hosts }) => hosts.includes(hostname));
