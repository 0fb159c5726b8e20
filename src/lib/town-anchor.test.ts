import { townAnchor } from "./town-anchor";

it.each([
  ["Austin", "austin"],
  ["San Marcos", "san-marcos"],
  ["St. Elmo (East)", "st-elmo-east"],
])("townAnchor of %s is %s", (city, anchor) => {
  expect(townAnchor(city)).toBe(anchor);
});
