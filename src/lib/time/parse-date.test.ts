import { parseMonth } from "./closed-days";

test.each([
  ["March", { month: 3 }],
  ["December 2027", { month: 12, year: 2027 }],
  ["march", undefined],
  ["March 27", undefined],
  ["in March 2027", undefined],
  ["", undefined],
])("parses %j as the month %j", (text, month) => {
  expect(parseMonth(text)).toEqual(month);
});
