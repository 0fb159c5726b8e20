import { bookingLink } from "./booking-link";

const booking = {
  url: "https://booking.example/book",
  parameter: "business",
  name: "shaggy-and-sons",
  groomerPageUrl: "https://booking.example/shaggy",
};

describe("bookingLink", () => {
  it.each([
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
      "a name that needs escaping",
      { ...booking, name: "Shaggy & Sons" },
      undefined,
      "https://booking.example/book?business=Shaggy+%26+Sons",
    ],
    [
      "an address that has a query already",
      { ...booking, url: "https://booking.example/?lang=en" },
      undefined,
      "https://booking.example/?lang=en&business=shaggy-and-sons",
    ],
  ])("%s carries the booking name", (_what, site, form, link) => {
    expect(bookingLink(site, form)).toBe(link);
  });
});
