import { writeBraces } from "./write-braces";

test.each([
  ["a fact's name", "Call {phone}.", "Call {phone}."],
  ["a name that no fact has", "Call {phonne}.", "Call \\{phonne\\}."],
  ["words", "{ or } alone", "\\{ or \\} alone"],
  ["what has its backslash", "\\{as it is\\}", "\\{as it is\\}"],
  [
    "attributes",
    '<Callout title="{a}">\n\n{b}\n\n</Callout>',
    '<Callout title="{a}">\n\n\\{b\\}\n\n</Callout>',
  ],
  ["code", "`{a}` and {b}", "`{a}` and \\{b\\}"],
  ["less than", "5 < 6 {lbs}", "5 < 6 \\{lbs\\}"],
])("braces around %s are written so that the text can be read", (_what, typed, written) => {
  expect(writeBraces(typed, { phone: "(512) 555-0142" })).toBe(written);
});
