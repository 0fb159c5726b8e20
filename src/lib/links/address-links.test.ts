import { directionsLink, isDirections, ownMapApp } from "./address-links";

const address = { street: "5 Mill & Co Rd #2", city: "Elgin", state: "TX", postalCode: "78621" };
const destination = "5%20Mill%20%26%20Co%20Rd%20%232%2C%20Elgin%2C%20TX%2078621";

test.each([
  [undefined, `https://www.google.com/maps/dir/?api=1&destination=${destination}`],
  ["apple", `https://maps.apple.com/?daddr=${destination}`],
  ["geo", `geo:0,0?q=${destination}`],
] as const)("directions for the map app %s open %s", (app, href) => {
  expect(directionsLink(address, app)).toBe(href);
  expect(isDirections(href)).toBe(true);
});

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`;

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", "apple"],
  ["a Mac, and an iPad like it", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "apple"],
  ["an iPad in mobile view", "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)", "apple"],
  ["Chrome on Android", `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, "geo"],
  ["a page in an Android app", `Mozilla/5.0 (Linux; Android 15; wv) ${webKit}`, undefined],
] as const)("%s has the map app %s", (_, userAgent, app) => {
  expect(ownMapApp(userAgent)).toBe(app);
});
