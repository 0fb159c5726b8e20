import { posterLink } from "./booking-link";

const site = {
  url: "https://www.shaggy.example",
  booking: {
    url: "https://booking.example/book",
    parameter: "business",
    name: "shaggy",
    groomerPageUrl: "https://booking.example/shaggy",
  },
};
const source = { parameter: "utm_source", source: "front-door" };

test.each([
  ["the booking form", undefined, "https://booking.example/book?business=shaggy"],
  [
    "the booking form if GraphQL returns null",
    null,
    "https://booking.example/book?business=shaggy",
  ],
  [
    "the booking form with its source",
    source,
    "https://booking.example/book?business=shaggy&utm_source=front-door",
  ],
  [
    "the booking page with a source for analytics",
    { ...source, viaSite: true },
    "https://www.shaggy.example/book/?utm_source=front-door",
  ],
])("the poster's QR code opens %s", (_what, poster, link) => {
  expect(posterLink(site, poster)).toBe(link);
});
