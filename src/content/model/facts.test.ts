import type { Site } from "./entities/site-schema";
import { buildFacts, fillFacts, tokensIn, type FactSources } from "./facts";
import { weekdays } from "../../lib/time/calendar";

const site = {
  name: "Shaggy & Sons",
  phone: "(512) 555-0100",
  email: "hello@shaggy.example",
  established: 2020,
  salesTaxPercent: 8.25,
  serviceArea: ["Austin", "Kyle", "Buda"],
  address: { street: "1 Farm Road", city: "Austin", state: "TX", postalCode: "78700" },
  neighbor: { name: "Mill & Co", url: "https://mill.example", directions: "By {neighbor}." },
} as Site;

const everyDay = weekdays.map((day) => ({ day, hours: "10:00 am to 6:00 pm" }));

const sources: Partial<FactSources> = {
  site,
  hours: everyDay,
  walkIn: [{ id: "nail-trim", price: 18 }],
  serviceItems: [
    { id: "pawdicure", price: 25.5 },
    { id: "mats", price: 45, andUp: true },
    { id: "bow", price: 0 },
  ],
  packages: [{ id: "full-service", price: { starting: 78, addons: 100 } }],
  prices: [
    { id: "groom", label: "Full groom", sizes: [{ size: "xs", long: 78, double: 84.25 }] },
    { id: "fff", label: "Feet, Face & Fanny", everySize: { price: 35, coats: ["short"] } },
  ],
  seasonalOffers: [
    {
      id: "tea-tree",
      month: "March",
      discount: "25%",
      subject: "tea tree conditioner",
      service: "mats",
    },
  ],
  facts: [{ id: "referral-days", value: "90 days" }],
};

describe("buildFacts", () => {
  const facts = buildFacts(sources);

  it.each([
    ["name", "Shaggy & Sons"],
    ["phone", "(512) 555-0100"],
    ["sales-tax", "8.25%"],
    ["tax-note", "8.25% sales tax is extra."],
    ["service-area", "Austin, Kyle and Buda"],
    ["address", "1 Farm Road, Austin, TX 78700"],
    ["hours", "10:00 am to 6:00 pm"],
    ["price.walk-in.nail-trim", "$18"],
    ["price.item.mats", "$45 and up"],
    ["price.item.bow", "free"],
    ["price.groom.xs.long", "$78"],
    ["price.groom", undefined],
    ["price.fff", "$35"],
    ["package.full-service.starting", "$78"],
    ["tea-tree-offer", "25%"],
    ["tea-tree-usual-price", "$45 and up"],
    ["referral-days", "90 days"],
  ])("knows {%s} as %p", (name, value) => {
    expect(facts[name]).toBe(value);
  });

  it("has no note about a tax of 0%", () => {
    expect(buildFacts({ site: { ...site, salesTaxPercent: 0 } })["tax-note"]).toBe("");
  });

  it("puts closed days with their dates behind `closed on`, each once", () => {
    const closedDays = [
      { name: "Trip", date: "May 2" },
      { name: "Trip", date: "May 3" },
      { name: "Thanksgiving", date: "4th Thursday of November" },
    ];
    expect(buildFacts({ closedDays })["closed-days"]).toBe(
      "Trip (May 2 and May 3) and Thanksgiving (4th Thursday of November)",
    );
    expect(buildFacts({ closedDays: [] })["closed-days"]).toBe("no holiday");
  });
});

test("fillFacts leaves unknown names as they are", () => {
  const text = "Call {phone}, or {constructor}";
  expect(fillFacts(text, { phone: "(512) 555-0100" })).toBe(
    "Call (512) 555-0100, or {constructor}",
  );
  expect(tokensIn(text)).toEqual(["phone", "constructor"]);
});
