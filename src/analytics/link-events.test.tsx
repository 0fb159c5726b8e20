import { linkEvents } from "./event-queue";

/** The events of a click on the first link. */
const clicked = (html: string) => {
  document.body.innerHTML = html;
  return linkEvents(document.querySelector("a")!).map(({ event, properties }) => [
    event,
    properties.location,
  ]);
};

test.each([
  ["tel:+15125550100", "Phone Clicked"],
  ["mailto:hello@paw.example?subject=Hello", "Mail Clicked"],
  ["https://maps.apple.com/?daddr=1%20Bone%20Lane", "Directions Clicked"],
  ["/contact/", undefined],
])("a link to %s: %s", (href, event) => {
  const events = event ? [[event, "page"]] : [];
  expect(clicked(`<main><a href="${href}">x</a></main>`)).toEqual(events);
});

test.each([
  ["home_hero", ["home_hero"]],
  ["header_nav", ["header_nav", "Location Header"]],
])("a booking link with the source %s has events for %j", (source, locations) => {
  const link = `<a href="https://booking.example/" data-booking-source="${source}">Book</a>`;
  expect(clicked(link)).toEqual(locations.map((location) => ["Book Now Clicked", location]));
});

const link = `<a href="tel:+15125550100">Call</a>`;

test.each([
  ["header", `<header>${link}</header><main></main>`],
  ["footer", `<main></main><footer>${link}</footer>`],
  ["page", `<main><header>${link}</header></main>`],
  ["chat", `<main><dialog id="chat"><footer>${link}</footer></dialog></main>`],
  ["contact_bar", `<main></main><aside>${link}</aside>`],
])("the location %s", (location, html) => {
  expect(clicked(html)).toEqual([["Phone Clicked", location]]);
});
