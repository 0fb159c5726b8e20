import { locationAnchor } from "./location-anchor";

it.each([
  ["Austin", "austin"],
  ["San Marcos", "san-marcos"],
  ["St. Elmo (East)", "st-elmo-east"],
])("locationAnchor of %s is %s", (city, anchor) => {
  expect(locationAnchor(city)).toBe(anchor);
});
