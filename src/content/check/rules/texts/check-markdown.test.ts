import { partsOf, writtenAs } from "../../../text/mdx-node";
import { loadTextReader, type TextReader } from "../../../text/load-text-reader";
import { toPlainMarkdown } from "../../read/plain-markdown";
import { checkBlocks, checkMarkdown } from "./check-markdown";

let reader: TextReader;
beforeAll(async () => {
  reader = await loadTextReader();
});

function errorsOf(markdown: string) {
  const text = toPlainMarkdown(markdown);
  return partsOf(reader.parse(text)).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const part = { node, parent, source: writtenAs(node, text) };
      return [...checkMarkdown(part), ...checkBlocks(part)].map(({ found, expected }) => ({
        found,
        expected,
      }));
    }),
  );
}

const kinds = {
  heading: /a space between #/,
  link: /a link/,
  phone: /a phone number without spaces/,
  bold: /bold words/,
  italic: /words in italics/,
  struck: /struck out/,
  table: /dashes below/,
  stars: /as many stars/,
  address: /a whole web address/,
  tags: /between tags/,
  box: /a box/,
  cells: /cells in each line/,
  gap: /an empty line between a table/,
  list: /a space after the sign of a list/,
  numbers: /a list of numbers/,
  run: /read these lines as one/,
  boxes: /boxes to tick/,
  line: /\*\*\* for a line/,
  note: /a note in parentheses/,
  code: /where the code ends/,
  underline: /an empty line above -/,
  program: /another program/,
  emoji: /the emoji itself/,
  sign: /the sign itself/,
  order: /count up by one/,
  more: /dogs over 14 lbs/,
  picture: /a picture's name without blanks/,
};

test.each<[text: string, kind: keyof typeof kinds, quoted: string]>([
  ["#Title", "heading", "“#Title”"],
  ["#Heading without its blank\n\nMore", "heading", "“#Heading without its blank”"],
  ["##Our *terms*, `all` {phone}", "heading", "“##Our terms, all {phone}”"],
  ["##2 steps", "heading", "“##2 steps”"],
  ["2019. Opened\n2024. Moved", "order", "“2024. Moved”, which visitors would read as number 2020"],
  ["3. Wash\n2. Dry\n1. Brush", "order", "“2. Dry”, which visitors would read as number 4"],
  ["- Bath\n  1. Wash\n  3. Dry", "order", "“3. Dry”, which visitors would read as number 2"],
  [">5 lbs is big", "more", "“>5 lbs is big”, a quotation because of the sign >"],
  ["Dogs\n>$50 more", "more", "“>$50 more”, a quotation because of the sign >"],
  ["One\n#Two", "heading", "“#Two”"],
  ["**Tip:**Brush first.", "bold", "“**Tip:**Brush first.”"],
  ["And **bold **text.", "bold", "“**bold **text.”"],
  ["And ** bold ** text.", "bold", "“** bold ** text.”"],
  ["**Tip: brush", "bold", "“**Tip: brush”"],
  ["Tip:** brush", "bold", "“Tip:** brush”"],
  ["- One **two", "bold", "“**two”"],
  ["| a |\n|---|\n| **b |", "bold", "“**b”"],
  ["## A **b", "bold", "“**b”"],
  ["***Tip:***Brush", "bold", "“***Tip:***Brush”"],
  ["__Tip:__Brush", "bold", "“__Tip:__Brush”"],
  ["__Tip: brush", "bold", "“__Tip: brush”"],
  ["==new== price", "bold", "“==new== price”"],
  ["*Tip:*Brush", "italic", "“*Tip:*Brush”"],
  ["_Tip:_Brush", "italic", "“_Tip:_Brush”"],
  ["~~$65 ~~now", "struck", "“~~$65 ~~now”"],
  ["~~ $65 ~~ now", "struck", "“~~ $65 ~~ now”"],
  ["~~$65 now", "struck", "“~~$65 now”"],
  ["~$65~ $55", "struck", "“~$65~ $55”"],
  ["See [our prices] (/services/).", "link", "“[our prices] (/services/).”"],
  ["See [our prices]\n(/services/).", "link", "“[our prices] (/services/).”"],
  ["See (our prices)[/services/].", "link", "“(our prices)[/services/].”"],
  ["[the map](https://maps.example/a b)", "link", "“[the map](https://maps.example/a b)”"],
  ["[the map](https://maps.example/a", "link", "“[the map](https://maps.example/a”"],
  ["[a][b]", "link", "“[a][b]”"],
  ["[Our prices][]", "link", "“[Our prices][]”"],
  ["[[Our prices]]", "link", "“[[Our prices]]”"],
  ["[Call](tel:(512) 555-0142) now", "phone", "“[Call](tel:(512) 555-0142) now”"],
  ["[Text](sms:512 555 0142)", "phone", "“[Text](sms:512 555 0142)”"],
  ["![A dog](my dog.jpg)", "picture", "“![A dog](my dog.jpg)”"],
  ["| a | b |\n| 1 | 2 |", "table", "“| a | b | | 1 | 2 |”"],
  ["Small | $35\nLarge | $60", "table", "“Small | $35 Large | $60”"],
  ["| a | b |\n|---|\n| 1 | 2 |", "table", "“|---|”"],
  ["| a |\n|---|\n| 1 | 2 |", "cells", "“| 1 | 2 |”, with more cells than the table's first line"],
  ["| a |\n|---|\n| 1 |\nCall us.", "gap", "“Call us.”"],
  ["-Towel\n-Brush", "list", "“-Towel -Brush”"],
  ["*Towel\n*Brush", "list", "“*Towel *Brush”"],
  ["Then:\n2. Dry\n3. Cut", "numbers", "“2. Dry 3. Cut”"],
  ["1.Rinse\n3.Dry", "numbers", "“1.Rinse 3.Dry”"],
  ["1- Rinse\n2- Dry", "numbers", "“1- Rinse 2- Dry”"],
  ["1.) Rinse\n2.) Dry", "numbers", "“1.) Rinse 2.) Dry”"],
  ["- Towel\n-Brush", "list", "“-Brush”"],
  ["–Towel\n–Brush", "list", "“–Towel –Brush”"],
  ["Size\tPrice\nSmall\t$5", "table", "“Size Price Small $5”"],
  ["**bold*", "stars", "“*bold”"],
  ["prices](/services/)", "link", "“prices](/services/)”"],
  ["[prices(/services/)", "link", "“[prices(/services/)”"],
  ["See https:// shop.example", "address", "“https:// shop.example”"],
  ["See https//shop.example", "address", "“https//shop.example”"],
  ["H~2~O", "tags", "“H~2~O”"],
  ["> [!TIP]\n> Brush", "box", "“[!TIP]”"],
  ["a) Rinse\nb) Dry", "run", "“a) Rinse b) Dry”"],
  ["✓ Bath\n✓ Nails", "run", "“✓ Bath ✓ Nails”"],
  ["[ ] Leash", "boxes", "“[ ] Leash”"],
  ["- [] Leash", "boxes", "“[] Leash”"],
  ["One\n\n=====\n\nTwo", "line", "“=====”"],
  ["Prices may change.[^1]", "note", "“change.[^1]”"],
  ["[^1]: Tax", "note", "“[^1]: Tax”"],
  ["```\ncode\n\nMore", "code", "“``` code More”"],
  [
    "Brush every day.\n---\nMore",
    "underline",
    "“Brush every day.”, a heading because of the line --- below it",
  ],
  ["[b]Tip[/b]", "program", "“[b]Tip[/b]”"],
  ['[gallery ids="1,2"]', "program", '“[gallery ids="1,2"]”'],
  ["Hi :dog:!", "emoji", "“:dog:!”"],
  ["Tom &amp;amp; Ann, R&nbsp D", "sign", "“&amp; Ann, R&nbsp D”"],
])("%j is reported as visitors would see it", (text, kind, quoted) => {
  const errors = errorsOf(text);
  expect(errors[0]?.found).toBe(quoted);
  expect(errors[0]?.expected).toMatch(kinds[kind]);
  // The same text can contain a second mistake.
  expect(errors.filter(({ expected }) => !kinds[kind].test(expected))).toEqual([]);
});

test.each([
  "**Tip:** Brush *first*, _now_ ~~later~~ and `**code**` {phone}",
  "5 * 3 * 2, 2**3 and 10% * 2",
  "*Prices before tax. Bath $65* and $70*",
  "***** Best groomer! *** and * * *",
  "Name: ______ and snake_case_name, _MG_4022.JPG, __init__",
  "~20 min to ~30 min, about ~5",
  "#dogsofaustin",
  "#FarmRoadDogs",
  "#Dogs #Austin",
  "#1 rule, ##2",
  "[sic] and [Name], “[He] sat (and stayed)”",
  "See [a], (b) and [c](/services/), [d][e].\n\n[e]: /services/",
  "Mon | Tue | Wed",
  "9–5 | 10–4",
  "| a | b |\n|---|---|\n| 1 \\| 2 | 3 |",
  "\\*\\*a\\*\\*b \\[x](y z) \\#Title \\~~a",
  "\\**Tip:** brush, \\__so__, \\~~old~~",
  "[x]\\(/services/), [y]\\[z]",
  "&copy;",
  "Bath {price.bath}* and *{phone} before tax",
  "5 - 7 lbs\n8 - 10 lbs",
  "[see (https://a.example)]",
  "-Maria",
  "*Before tax",
  "We moved in\n1998. Since then",
  "e.g. i.e. a. m.",
  "> One\n> two **three**",
  "> 5 stars!",
  "\\>5 lbs",
  "1. One\n1. Two\n1. Three",
  "2. One\n\n   Two\n\n3. Three",
  "2019. A good year",
  "2019\\. Opened\n\n2024\\. Moved",
  "- One\n  two\n- [x] Three",
  "A heading\n---\n\nMore",
  "Why?\n---\n\nOne\nTwo.\n===\n",
  "```\n**a**b\n```",
  "~~~\n[a](b c)\n~~~",
  "AT&T, R&D; Feet & Fanny, &copy; &amp; &lt;3",
  "Open 9:30:15, note: this: that",
  "https://a.example/b**c_d__e and __init__.py",
  "C:\\temp\\new",
  "a == b, ==",
  "<b>**a**</b> b",
  "“**Tip:**” — **now**, (**then**)",
])("accepts %j", (text) => {
  expect(errorsOf(text)).toEqual([]);
});
