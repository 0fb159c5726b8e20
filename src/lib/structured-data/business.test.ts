import { mapPageUrl } from "../links/address-links";
import { businessData, type Shop, type Trade } from "./business";

const shop: Shop = {
  name: "Shaggy Dogs",
  description: "A shop for shaggy dogs.",
  url: "https://www.shaggy.example",
  phone: "(512) 555-0142",
  email: "hello@shaggy.example",
  established: 2020,
  serviceArea: ["Austin", "Kyle"],
  address: { street: "1 Farm Road", city: "Austin", state: "TX", postalCode: "78700" },
  map: { latitude: 30.1, longitude: -97.8 },
};

const trade: Trade = {
  week: [{ day: "Monday", hours: "10:00 am to 6:00 pm" }],
  closedDays: [{ name: "Christmas Day", date: "December 25" }],
  changedHours: [{ date: "2027-01-13", hours: "10:00 am to 2:00 pm" }],
  month: "2026-11",
  packages: [{ price: { starting: 78, addons: 100.5 } }, { price: { starting: 10, addons: 60 } }],
  profiles: ["https://social.example/shaggy"],
};

const business = businessData(shop, trade);

test("search engines get the shop's address, towns, position and prices", () => {
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    "@id": "https://www.shaggy.example/#business",
    url: "https://www.shaggy.example/",
    telephone: "+15125550142",
    image: "https://www.shaggy.example/social-card.jpg",
    priceRange: "$10-$100.50",
    geo: { "@type": "GeoCoordinates", latitude: 30.1, longitude: -97.8 },
    hasMap: mapPageUrl({ latitude: 30.1, longitude: -97.8 }),
    sameAs: ["https://social.example/shaggy"],
    areaServed: [{ name: "Austin" }, { name: "Kyle" }],
    address: { addressLocality: "Austin", addressRegion: "TX", postalCode: "78700" },
    hasOfferCatalog: { url: "https://www.shaggy.example/services/" },
  });
});

test("a shop without a map has no position", () => {
  const data = businessData({ ...shop, map: null }, trade);
  expect(data).not.toHaveProperty("geo");
  expect(data).not.toHaveProperty("hasMap");
});

test("search engines get the hours, the closed days of a year and changed hours", () => {
  expect(business.openingHoursSpecification).toHaveLength(1);
  expect(business.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-12-25" },
    { validFrom: "2027-01-13", opens: "10:00", closes: "14:00" },
  ]);
});
