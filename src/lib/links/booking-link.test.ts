import { bookingLink, posterLink } from "./booking-link";

const booking = {
  url: "https://booking.example/book",
  parameter: "business",
  name: "shaggy-and-sons",
  groomerPageUrl: "https://booking.example/shaggy",
};

test.each([
  [
    "the provider's page",
    booking,
    undefined,
    "https://booking.example/book?business=shaggy-and-sons",
  ],
  [
    "the groomer's second form",
    booking,
    "groomer" as const,
    "https://booking.example/shaggy?business=shaggy-and-sons",
  ],
  [
    "the URL, even if the name needs encoding",
    { ...booking, name: "Shaggy & Sons" },
    undefined,
    "https://booking.example/book?business=Shaggy+%26+Sons",
  ],
  [
    "a URL that already has a query",
    { ...booking, url: "https://booking.example/?lang=en" },
    undefined,
    "https://booking.example/?lang=en&business=shaggy-and-sons",
  ],
])("bookingLink adds the booking name to %s", (_what, site, form, link) => {
  expect(bookingLink(site, form)).toBe(link);
});

const site = {
  url: "https://www.shaggy.example",
  booking: {
    url: "https://booking.example/book",
    parameter: "business",
    name: "shaggy",
    groomerPageUrl: "https://booking.example/shaggy",
  },
};
const source = { parameter: "utm_source", source: "front-door", viaSite: false };

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
