import { escapeSigns } from "./escape-signs";

test.each([
  ["a fact's name", "Call {phone}.", "Call {phone}."],
  ["an unknown fact", "Call {phonne}.", "Call \\{phonne\\}."],
  ["single braces", "{ or } alone", "\\{ or \\} alone"],
  ["escaped characters", "\\{as it is\\} \\<3", "\\{as it is\\} \\<3"],
  [
    "attributes",
    '<Callout title="{a} > b">\n\n{b}\n\n</Callout>',
    '<Callout title="{a} > b">\n\n\\{b\\}\n\n</Callout>',
  ],
  ["code", "`{a} <b` and {b} ``<`{c}``", "`{a} <b` and \\{b\\} ``<`{c}``"],
  ["less than", "5 < 6 {lbs} <3 <20", "5 \\< 6 \\{lbs\\} \\<3 \\<20"],
  ["tags that texts can't have", "<script>{a}</script>", "\\<script>\\{a\\}\\</script>"],
  ["an email address", "<owner@shop.example>", "\\<owner@shop.example>"],
])("escapes what isn't valid MDX: %s", (_what, text, escaped) => {
  expect(escapeSigns(text, { phone: "(512) 555-0142" })).toBe(escaped);
});
