// @ts-check
import { collector } from "./sites.mjs";

/** What the alternate site is built with, beside what every build has in its environment. */
export const alternateEnvironment = {
  GATSBY_MIXPANEL_TOKEN: "test-token",
  GATSBY_MIXPANEL_API_HOST: collector.address,
  GATSBY_MIXPANEL_PEOPLE: "true",
  GATSBY_MIXPANEL_GROUP: "site",
  GATSBY_MIXPANEL_AUTOCAPTURE: "true",
  GATSBY_MIXPANEL_RECORD_PERCENT: "100",
};

/**
 * The notice of the alternate site: on in all years in which it is tested, about a day on which the
 * clocks go forward.
 */
export const notice = {
  text: "Closing at 2 today, ice storm. Call {phone}.",
  kind: "closed",
  from: "2026-01-12T18:00",
  until: "2099-12-31T20:00",
  changedHours: [{ date: "2027-03-14", hours: "10:00 am to 2:00 pm" }],
};

/**
 * How the data of the alternate site differs, by file: each function takes what the file holds and
 * gives what the alternate is built from.
 *
 * @type {Record<string, (data: any) => unknown>}
 */
export const changes = {
  "data/site.json": (site) => ({
    ...site,
    textPhone: "(512) 555-0177",
    directions: true,
    arrival: "Park behind {neighbor}; our door is the green one.",
    forms: {
      contactEndpoint: "https://forms.example/contact",
      newsletterEndpoint: "https://forms.example/newsletter",
    },
    booking: {
      ...site.booking,
      dogParameters: { size: "dog-size", coat: "coat", service: "service" },
    },
    poster: { parameter: "utm_source", source: "poster", viaSite: true },
    repository: { provider: "github", name: "shop/site", branch: "main" },
  }),
  "data/navigation.json": (navigation) => ({
    ...navigation,
    footer: navigation.footer.filter((/** @type {{ inMenu?: boolean }} */ { inMenu }) => !inMenu),
  }),
  "data/notice.json": () => [notice],
  "data/promotions.json": () => [
    {
      id: "first-visit",
      title: "Ten dollars off a first full groom",
      description: "For dogs we have not met yet.",
      terms: "One dog, one visit, not together with other offers.",
      validUntil: "2099-12-31",
    },
  ],
};
