import { contactEvent } from "./contact-event";

const clicked = (html: string) => {
  document.body.innerHTML = html;
  const { event, properties } = contactEvent(document.querySelector("a")!) ?? {};
  return [event, properties?.location];
};

test.each([
  ["tel:+15125550100", "Phone Clicked"],
  ["sms:+15125550100", "Text Clicked"],
  ["mailto:hello@paw.example?subject=Hello", "Mail Clicked"],
  ["geo:0,0?q=1%20Bone%20Lane", "Directions Clicked"],
  ["https://maps.apple.com/?daddr=1%20Bone%20Lane", "Directions Clicked"],
  ["https://www.google.com/maps/dir/?api=1&destination=1", "Directions Clicked"],
  ["/contact/", undefined],
  ["https://feed.example/", undefined],
])("a click on a link to %s: %s", (address, event) => {
  expect(clicked(`<main><a href="${address}">x</a></main>`)).toEqual([event, event && "page"]);
});

const link = `<a href="tel:+15125550100">Call</a>`;

test.each([
  ["header", `<header>${link}</header><main></main>`],
  ["footer", `<main></main><footer>${link}</footer>`],
  ["page", `<main><header>${link}</header></main>`],
  ["chat", `<main><dialog id="chat"><footer>${link}</footer></dialog></main>`],
  ["contact_bar", `<main></main><aside>${link}</aside>`],
])("a link in the part %s is told as there", (place, html) => {
  expect(clicked(html)).toEqual(["Phone Clicked", place]);
});
