import { linkEvents } from "./link-events";

const clicked = (html: string) => {
  document.body.innerHTML = html;
  return linkEvents(document.querySelector("a")!).map(({ event, properties }) => [
    event,
    properties.location,
  ]);
};

test.each([
  ["tel:+15125550100", "Phone Clicked"],
  ["sms:+15125550100", "Text Clicked"],
  ["mailto:hello@paw.example?subject=Hello", "Mail Clicked"],
  ["geo:0,0?q=1%20Bone%20Lane", "Directions Clicked"],
  ["https://maps.apple.com/?daddr=1%20Bone%20Lane", "Directions Clicked"],
  ["/contact/", undefined],
  ["https://feed.example/", undefined],
])("a click on a link to %s: %s", (address, event) => {
  const events = event ? [[event, "page"]] : [];
  expect(clicked(`<main><a href="${address}">x</a></main>`)).toEqual(events);
});

test.each([
  ["home_hero", ["home_hero"]],
  ["header_nav", ["header_nav", "Location Header"]],
])("a click on the booking link %s is told as %j", (source, places) => {
  const link = `<a href="https://booking.example/" data-booking-source="${source}">Book</a>`;
  expect(clicked(link)).toEqual(places.map((place) => ["Book Now Clicked", place]));
});

const link = `<a href="tel:+15125550100">Call</a>`;

test.each([
  ["header", `<header>${link}</header><main></main>`],
  ["footer", `<main></main><footer>${link}</footer>`],
  ["page", `<main><header>${link}</header></main>`],
  ["chat", `<main><dialog id="chat"><footer>${link}</footer></dialog></main>`],
  ["contact_bar", `<main></main><aside>${link}</aside>`],
])("a link in the part %s is told as there", (place, html) => {
  expect(clicked(html)).toEqual([["Phone Clicked", place]]);
});
