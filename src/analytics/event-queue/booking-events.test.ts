import { bookingEvents } from "./booking-events";

test.each([
  ["home_hero", [{ location: "home_hero" }]],
  ["pricing", [{ location: "pricing" }]],
  ["chat", [{ location: "chat" }]],
  ["header_nav", [{ location: "header_nav" }, { location: "Location Header", Location: "Header" }]],
])("%s", (source, events) => {
  expect(bookingEvents(source)).toEqual(events);
});
