import { headingId } from "./heading-id";

test.each([
  ["Introduction", "introduction"],
  ["1. Use of the website", "use-of-the-website"],
  ["7. Promotions and referral programs", "promotions-and-referral-programs"],
  ["2025 in dogs", "2025-in-dogs"],
  ["What you’ll hear, and what you won't", "what-youll-hear-and-what-you-wont"],
  ["Feet, Face & Fanny!", "feet-face-fanny"],
  ["Café manners", "cafe-manners"],
])("the heading %j is linked as #%s", (title, id) => {
  expect(headingId(title)).toBe(id);
});
