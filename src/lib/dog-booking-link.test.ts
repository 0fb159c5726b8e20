import { dogBookingLink, type BookedDog, type DogParameters } from "./dog-booking-link";

const booking = {
  url: "https://booking.example/book",
  parameter: "business",
  name: "shaggy",
  groomerPageUrl: "https://booking.example/shaggy",
};
const dog: BookedDog = { size: "xl", coat: "double", service: "groom" };
const usual = "https://booking.example/book?business=shaggy";

describe("dogBookingLink", () => {
  it.each<[string, BookedDog, DogParameters | null | undefined, string]>([
    ["without names", dog, undefined, usual],
    ["without names, as GraphQL says it", dog, null, usual],
    ["with no name among them", dog, { size: null, coat: null, service: null }, usual],
    [
      "with all names",
      dog,
      { size: "size", coat: "coat", service: "job" },
      `${usual}&size=xl&coat=double&job=groom`,
    ],
    ["with one name", dog, { coat: "hair" }, `${usual}&hair=double`],
    [
      "without a service chosen",
      { size: "xl", coat: "double" },
      { size: "size", coat: "coat", service: "job" },
      `${usual}&size=xl&coat=double`,
    ],
    ["with names that are escaped", dog, { size: "field:12" }, `${usual}&field%3A12=xl`],
  ])("%s", (_what, booked, names, link) => {
    expect(dogBookingLink(booking, booked, names)).toBe(link);
  });
});
