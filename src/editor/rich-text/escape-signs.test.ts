import { escapeSigns } from "./escape-signs";

test.each([
  ["a fact's name", "Call {phone}.", "Call {phone}."],
  ["a name that no fact has", "Call {phonne}.", "Call \\{phonne\\}."],
  ["braces alone", "{ or } alone", "\\{ or \\} alone"],
  ["escaped signs", "\\{as it is\\} \\<3", "\\{as it is\\} \\<3"],
  [
    "attributes",
    '<Callout title="{a} > b">\n\n{b}\n\n</Callout>',
    '<Callout title="{a} > b">\n\n\\{b\\}\n\n</Callout>',
  ],
  ["code", "`{a} <b` and {b} ``<`{c}``", "`{a} <b` and \\{b\\} ``<`{c}``"],
  ["less than", "5 < 6 {lbs} <3 <20", "5 \\< 6 \\{lbs\\} \\<3 \\<20"],
  ["tags that texts can't have", "<script>{a}</script>", "\\<script>\\{a\\}\\</script>"],
  ["an address", "<owner@shop.example>", "\\<owner@shop.example>"],
])("%s", (_what, text, escaped) => {
  expect(escapeSigns(text, { phone: "(512) 555-0142" })).toBe(escaped);
});
