import { mapPageUrl } from "../links/address-links";
import {
  businessData,
  openingHoursData,
  type Shop,
  specialHoursData,
  type BusinessDetails,
} from "./business";

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

const details: BusinessDetails = {
  week: [{ day: "Monday", hours: "10:00 am to 6:00 pm" }],
  closedDays: [{ name: "Christmas Day", date: "December 25" }],
  changedHours: [{ date: "2027-01-13", hours: "10:00 am to 2:00 pm" }],
  today: "2026-11-28",
  packages: [{ price: { starting: 78, addons: 100.5 } }, { price: { starting: 10, addons: 60 } }],
  profiles: ["https://social.example/shaggy"],
};

const business = businessData(shop, details);

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
  const data = businessData({ ...shop, map: null }, details);
  expect(data).not.toHaveProperty("geo");
  expect(data).not.toHaveProperty("hasMap");
});

test.each([
  ["Closed", ["00:00 00:00"]],
  ["9:00 am to 12:00 pm and 1:00 pm to 5:00 pm", ["09:00 12:00", "13:00 17:00"]],
  ["By appointment", []],
])("a weekday's hours %s are %j", (hours, expected) => {
  const data = openingHoursData([{ day: "Sunday", hours }]);
  expect(data.map(({ opens, closes }) => `${opens} ${closes}`)).toEqual(expected);
  for (const { dayOfWeek } of data) expect(dayOfWeek).toEqual(["https://schema.org/Sunday"]);
});

test.each([
  ["December 24", ["2026-12-24"]],
  ["4th Thursday of November", ["2027-11-25"]],
  ["November 28, 2026", ["2026-11-28"]],
  ["November 27, 2026", []],
])("from November 28, 2026 on, the closed day %s is on %j", (date, dates) => {
  const days = specialHoursData(
    { closedDays: [{ name: "A day", date }], changedHours: [] },
    "2026-11-28",
  );
  expect(days.map(({ validFrom }) => validFrom)).toEqual(dates);
});

test("changed hours replace a closed day, in order with the other closed days, without past ones", () => {
  const on = (date: string, opens: string, closes: string) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  const closedDays = [
    { name: "Christmas Day", date: "December 25" },
    { name: "Christmas Eve", date: "December 24" },
  ];
  const changedHours = [
    { date: "2026-12-25", hours: "9:00 am to 12:00 pm and 1:00 pm to 2:00 pm" },
    { date: "2026-12-23", hours: "Closed" },
    { date: "2026-12-22", hours: "Closed" },
  ];
  expect(specialHoursData({ closedDays, changedHours }, "2026-12-23")).toEqual([
    on("2026-12-23", "00:00", "00:00"),
    { ...on("2026-12-24", "00:00", "00:00"), name: "Christmas Eve" },
    on("2026-12-25", "09:00", "12:00"),
    on("2026-12-25", "13:00", "14:00"),
  ]);
});
