import { removeQueries } from "./remove-queries";

test.each([
  ["$referrer", "https://paw.example/?utm_source=a&q=secret", "https://paw.example/"],
  [
    "$current_url",
    "https://paw.example/?utm_source=a&q=secret#s",
    "https://paw.example/?utm_source=a",
  ],
  ["$el_attr__href", "/services/?size=secret#s", "/services/"],
  ["$attr-href", "#secret", ""],
  ["href", "https://booking.example/?name=secret", "https://booking.example/"],
  ["href", "mailto:hello@paw.example?body=secret", "mailto:hello@paw.example"],
  ["href", "#icon", "#icon"], // an SVG in a recording
  ["_cssText", "a:hover { color: #fff }", "a:hover { color: #fff }"],
  ["timestamp", "2026-11-25T18:00:00.000Z", "2026-11-25T18:00:00.000Z"],
  ["time", 12, 12],
])("%s: %j becomes %j, at any depth", (name, value, expected) => {
  const nested = (leaf: unknown) => ({ event: "Page Viewed", list: [{ [name]: leaf }] });
  expect(removeQueries(nested(value))).toEqual(nested(expected));
});
