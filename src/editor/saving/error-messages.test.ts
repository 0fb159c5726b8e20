import { toOwnerMessage } from "./error-messages";

test.each([
  [
    { field: "price.starting", found: 'a text "cheap"', expected: "a number, without quotes" },
    '“Bath”, Price > From: Found a text "cheap". Expected a number.',
  ],
  [
    { field: "name", found: '""', expected: "a name", fix: "for example Bath" },
    "“Bath”, Name: This field is empty. Write a name. For example Bath.",
  ],
  [
    { found: '"soon"', expected: "a day like December 24" },
    "“Bath”: “soon” can’t be used here. Write a day like December 24.",
  ],
])("an error shows the form's labels: %j", (error, message) => {
  expect(toOwnerMessage({ file: "data/packages.json", record: "“Bath”", ...error })).toBe(message);
});
