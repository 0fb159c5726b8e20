import { bookingLink, posterLink } from "./booking-link";

const booking = {
  url: "https://booking.example/book",
  parameter: "business",
  name: "shaggy",
  groomerPageUrl: "https://booking.example/groomer",
};

test.each([
  [{}, "standard", "book?business=shaggy"],
  [{}, "groomer", "groomer?business=shaggy"],
  [{ name: "Shaggy & Sons" }, "standard", "book?business=Shaggy+%26+Sons"],
  [{ url: "https://booking.example/?lang=en" }, "standard", "?lang=en&business=shaggy"],
] as const)("with %j, the link to the %s form ends with %s", (changed, form, end) => {
  expect(bookingLink({ ...booking, ...changed }, form)).toBe(`https://booking.example/${end}`);
});

const source = { parameter: "utm_source", source: "front-door", viaSite: false };

test.each([
  [null, "https://booking.example/book?business=shaggy"],
  [source, "https://booking.example/book?business=shaggy&utm_source=front-door"],
  [{ ...source, viaSite: true }, "https://www.shaggy.example/book/?utm_source=front-door"],
])("with the source %j, the poster's QR code opens %s", (poster, link) => {
  expect(posterLink({ url: "https://www.shaggy.example", booking }, poster)).toBe(link);
});
