import { directionsLink } from "./directions";
import { isDirections } from "./is-directions";

const place = { street: "1 Bone Lane", city: "Elgin", state: "TX", postalCode: "78621" };

test.each([undefined, "apple", "geo"] as const)("the way to the shop, map app %s, is one", (app) =>
  expect(isDirections(directionsLink(place, app))).toBe(true),
);

test.each(["https://www.openstreetmap.org/?mlat=30", "https://www.google.com/", "tel:+1512"])(
  "%s is none",
  (address) => expect(isDirections(address)).toBe(false),
);
