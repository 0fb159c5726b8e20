type SharedData = Queries.SharedDataQuery;
type Site = NonNullable<SharedData["site"]>;

export interface SharedChanges extends Partial<Omit<SharedData, "site">> {
  site?: Partial<Site>;
}

/** The owner can write them in any order. */
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const week = (hours = "9:00 am to 5:00 pm"): SharedData["week"] => ({
  nodes: days.map((day) => ({ day, hours, walkIn: "Ask at the door" })),
});

const site: Site = {
  name: "The Clean Paw",
  established: 2011,
  description: "Baths and haircuts for dogs.",
  url: "https://paw.example",
  phone: "(512) 555-0100",
  takesTexts: null,
  textPhone: null,
  email: "hello@paw.example",
  salesTaxPercent: 10,
  serviceArea: ["Elgin", "Manor"],
  address: { street: "1 Bone Lane", city: "Elgin", state: "TX", postalCode: "78621" },
  neighbor: {
    name: "The Feed Store",
    url: "https://feed.example",
    directions: "Look for The Feed Store.",
  },
  directions: null,
  arrival: null,
  map: { latitude: 30.35, longitude: -97.37 },
  booking: {
    url: "https://booking.example/book",
    parameter: "shop",
    name: "paw",
    groomerPageUrl: "https://booking.example/groomer",
  },
  reviewUrl: null,
  forms: { contactEndpoint: null, newsletterEndpoint: null },
};

export const bookingAddress = "https://booking.example/book?shop=paw";

export const sharedData = ({ site: changes, ...others }: SharedChanges = {}): SharedData => ({
  site: { ...site, ...changes },
  navigation: {
    header: [{ name: "Locations", href: "/locations/" }],
    footer: [{ heading: "Support", links: [{ name: "Help", href: "/help/", inMenu: null }] }],
  },
  socialLinks: { nodes: [] },
  week: week(),
  closedDays: { nodes: [] },
  closedOnce: { nodes: [] },
  lowestPrices: null,
  notice: null,
  posts: { totalCount: 1 },
  questions: { totalCount: 1 },
  reviews: { totalCount: 1 },
  build: { buildTime: "2026-06-01T12:00:00Z" },
  ...others,
});

/** A notice without times and words. */
export const someNotice = { kind: "", text: "", from: "", until: "" };
