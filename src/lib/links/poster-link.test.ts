import { posterLink } from "./poster-link";

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
  ["without a source", undefined, "https://booking.example/book?business=shaggy"],
  ["without one, as GraphQL says it", null, "https://booking.example/book?business=shaggy"],
  ["with a source", source, "https://booking.example/book?business=shaggy&utm_source=front-door"],
  [
    "with a source that analytics sees",
    { ...source, viaSite: true },
    "https://www.shaggy.example/book/?utm_source=front-door",
  ],
])("the poster's code %s", (_what, poster, link) => {
  expect(posterLink(site, poster)).toBe(link);
});
