import type { ContentRecord } from "../content";
import { checkCharacters } from "./check-characters";

const check = (text: string) => {
  const record: ContentRecord = {
    collection: "reviews",
    file: "data/reviews.json",
    label: "review 1",
    key: 1,
    value: { text },
    lineOf: () => 3,
  };
  return checkCharacters(record);
};

test.each([
  ["a control", "a\u0007b", /can't be seen, U\+0007/],
  ["an override of the direction", "a\u202eb", /can't be seen, U\+202E/],
  ["half a character", "a\ud83d b", /can't be seen, U\+D83D/],
  ["hidden tags", "a\u{e0041}b", /can't be seen, U\+E0041/],
  ["a lost character", "caf\ufffd", /“�”/],
  ["a picture's place", "See \ufffc", /U\+FFFC/],
  ["a bullet of Word", "\uf0b7 Towel", /Word.*U\+F0B7/],
  ["another bullet of Word", "\uf0a7\tTowel", /Word.*U\+F0A7/],
])("%s is refused", (_, text, found) => {
  expect(check(text)).toMatchObject([
    { line: 3, field: "text", found: expect.stringMatching(found) as string },
  ]);
});

test.each([
  ["Rexâ€™s", "“â€™”", "“’”"],
  ["â€œGreatâ€\u009d", "“â€œ”", "““”"],
  ["yesâ€”no", "“â€””", "“—”"],
  ["cafÃ©", "“Ã©”", "“é”"],
  ["MarÃ\u00ada", "“Ã\u00ad”", "“í”"],
  ["NiÃ±o", "“Ã±”", "“ñ”"],
  ["StraÃŸe", "“ÃŸ”", "“ß”"],
  ["20Â°F", "“Â°”", "“°”"],
  ["Â¡Hola!", "“Â¡”", "“¡”"],
  ["5â‚¬", "“â‚¬”", "“€”"],
  ["Brandâ„¢", "“â„¢”", "“™”"],
  ["ðŸ˜Š", "“ðŸ˜Š”", "“😊”"],
  ["whenÂ you", "“Â”", "nothing there"],
  ["5Â lbs", "“Â”", "nothing there"],
  ["voilÃ !", "“Ã”", "nothing there"],
])("the double encoding of %s is refused, and what was meant is named", (text, found, expected) => {
  expect(check(text)).toMatchObject([{ found, expected }]);
});

test.each([
  "José Núñez, Zoë, Łukasz, İpek, Ágnes, Ælfred, Đặng Ân, MANHÃ, IRMÃ, Ângela, Âu Cơ",
  "Nguyễn Thị Ánh".normalize("NFD"),
  "דנה לוי, محمد علي, می‌خواهم, दिव्या, 王小明, 김민준",
  "👩‍🚒 👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍🦰 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇺🇸 ★☆",
  "“Best groomer” – ‘really’ – it’s true… ½ price • 20 °F ×2 © ® ™ € £ ¿Qué? ¡Sí! «très»",
  "pâte, château, théâtre “â la carte”, forêt, ðe, naïve, CAFÉ’S",
  "A\tB\nC",
])("names and signs of all languages are text: %s", (text) => {
  expect(check(text)).toEqual([]);
});
