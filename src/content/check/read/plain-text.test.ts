import { toPlainText } from "./plain-text";

/** Replaces ~ with a no-break space and _ with a narrow one. */
const spaced = (text: string) => text.replaceAll("~", "\u00a0").replaceAll("_", "\u202f");

test.each([
  ["between words", "We~love~your~dog.", "We love your dog."],
  [
    "behind marks of Markdown",
    "##~Steps\n\n-~A towel\n1.~Rinse\n2)~Dry\n>~So",
    "## Steps\n\n- A towel\n1. Rinse\n2) Dry\n> So",
  ],
  ["at the end of a line", "One~\nTwo~", "One \nTwo "],
  ["on a line of its own", "One\n~\nTwo", "One\n \nTwo"],
  ["behind a sentence", "Sit.~Stay.~Good dog!~Yes.", "Sit. Stay. Good dog! Yes."],
  ["before a number", "about~20 minutes", "about 20 minutes"],
  ["around an ampersand", "Feet,~Face~&~Fanny", "Feet, Face & Fanny"],
  ["in a JSON file", '{~"day":~"Monday"~}', '{ "day": "Monday" }'],
])("no-break spaces %s are spaces", (_, text, plain) => {
  expect(toPlainText(spaced(text))).toBe(plain);
});

test.each([
  "from 10:00~am to 6_pm",
  "15~lbs, 20~minutes, 5_kg",
  "$~45, 45~€, 20~%, 80~°F",
  "512~555~0142 or (512)~555-0142",
  "1~000~000",
  "Dr.~Smith, J.~S.~Bach, No.~5, §~4",
  "Le chien est propre_! Vraiment_? Oui~: «~très~»",
])("no-break spaces that keep together what belongs together stay: %s", (text) => {
  expect(toPlainText(spaced(text))).toBe(spaced(text));
});

test.each([
  ["a byte order mark", "\ufeff---\n", "---\n"],
  ["Windows line ends", "a\r\n\r\nb\r\n", "a\n\nb\n"],
  ["line ends of old Macs", "a\r\rb\r", "a\n\nb\n"],
  ["a zero-width space", "gro\u200boming", "grooming"],
  ["a word joiner and invisible signs", "a\u2060b\u2063c", "abc"],
  ["a byte order mark within", "a \ufeffb", "a b"],
  ["joiners between Latin letters", "o\u200df\u200cfice \u200dx", "office x"],
  ["the marks of a phone's contacts", "\u202a(512) 555-0142\u202c", "(512) 555-0142"],
  ["marks of direction", "\u200eMaria\u2069 G.\u061c", "Maria G."],
])("%s is left out", (_, text, plain) => {
  expect(toPlainText(text)).toBe(plain);
});

test.each([
  "👩‍🚒 👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍🦰 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇺🇸 ☺︎",
  "José Núñez, Zoë, Łukasz, Nguyễn Thị Ánh, İpek",
  "Nguyễn Thị Ánh".normalize("NFD"),
  "דנה לוי, محمد علي, می‌خواهم, क्‍ष",
  "דנה\u200e (Dana) \u200fאחרי",
  "王小明, 김민준, ひなた",
  "“Best groomer” – it’s true… ½ price • 20 °F ×2 ©",
  "soft\u00adhyphen",
])("text stays as it is: %s", (text) => {
  expect(toPlainText(text)).toBe(text);
});
