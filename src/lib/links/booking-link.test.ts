import { bookingLink, posterLink } from "./booking-link";

const booking = {
  url: "https://booking.example/book",
  parameter: "business",
  name: "shaggy",
  groomerPageUrl: "https://booking.example/groomer",
};

test.each([
  ["the provider's page", {}, undefined, "https://booking.example/book?business=shaggy"],
  ["the groomer's page", {}, "groomer" as const, "https://booking.example/groomer?business=shaggy"],
  [
    "the URL, even if the name needs encoding",
    { name: "Shaggy & Sons" },
    undefined,
    "https://booking.example/book?business=Shaggy+%26+Sons",
  ],
  [
    "a URL that already has a query",
    { url: "https://booking.example/?lang=en" },
    undefined,
    "https://booking.example/?lang=en&business=shaggy",
  ],
])("bookingLink adds the booking name to %s", (_what, changed, form, link) => {
  expect(bookingLink({ ...booking, ...changed }, form)).toBe(link);
});

const source = { parameter: "utm_source", source: "front-door", viaSite: false };

test.each([
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
  expect(posterLink({ url: "https://www.shaggy.example", booking }, poster)).toBe(link);
});
