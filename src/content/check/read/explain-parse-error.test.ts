import { parseText } from "../../text/parse-text";
import { explainParseError, type ParseError } from "./explain-parse-error";

function explain(text: string) {
  try {
    parseText(text);
  } catch (error) {
    return explainParseError(text, error as ParseError);
  }
  throw new Error("The text can be parsed.");
}

test.each<[text: string, found: string, expected: RegExp, line?: number]>([
  ["I <3 dogs", "“I <3 dogs”, with the sign <", /words for it/],
  ["Dogs <20 lbs", "“Dogs <20 lbs”, with the sign <", /dogs under 14 lbs/],
  ["if a <= b", "“if a <= b”, with the sign <", /words for it/],
  ["<-- see", "“<-- see”, with the sign <", /words for it/],
  [
    "One\n\n<!-- later -->",
    "“<!-- later -->”, a note that visitors don't see",
    /\{\/\* Ask Ann \*\/\}/,
    3,
  ],
  ["a <!-- x", "“a <!-- x”, a note that visitors don't see", /between/],
  ["One <b>two", "<b> without its end", /^<\/b> behind the words/],
  ["- <b>a\n- c</b>", "<b> without its end", /line of a list/],
  ["<b>a</i>", "</i> before the end of <b>", /first <\/b>/],
  ["<Callout>\n\na", "<Callout> without its end", /^<\/Callout>/],
  [
    "<Callout>\ntext</Callout>\n\n</Callout>",
    "</Callout> behind other words",
    /on a line of its own/,
    2,
  ],
  [
    "One </b> two",
    "“One </b> two”, with an end of a tag that has no beginning",
    /<b> before <\/b>/,
  ],
  ["Call {phone", "“Call {phone”, with a brace that nothing closes", /\{phone\}/],
  ["<Callout title=Tip>a</Callout>", "“<Callout title=Tip>a</Callout>”", /straight quotes/],
  ["<Callout title=“Tip”>a</Callout>", "“<Callout title=“Tip”>a</Callout>”", /straight quotes/],
  ['<Callout title="Tip>a</Callout>', '“<Callout title="Tip>a</Callout>”', /straight quotes/],
  ['<img src="a.jpg">', '“<img src="a.jpg">”', /!\[What it shows\]/],
  ["<https://a b>", "“<https://a b>”", /without < and >/],
])("%j has an error without the parser's terms", (text, found, expected, line = 1) => {
  const error = explain(text);
  expect(error).toMatchObject({ found, line });
  expect(error.expected).toMatch(expected);
  expect(Object.values(error).join(" ")).not.toMatch(
    /MDX|U\+|unexpected|attribute|expression|character/i,
  );
});
