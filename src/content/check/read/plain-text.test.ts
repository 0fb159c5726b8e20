import { toPlainText } from "./plain-text";

/** Replaces ~ with a no-break space and _ with a narrow one. */
const spaced = (text: string) => text.replaceAll("~", "\u00a0").replaceAll("_", "\u202f");

test.each([
  ["between words", "We~love~your~dog.", "We love your dog."],
  [
    "after Markdown markers",
    "##~Steps\n\n-~A towel\n1.~Rinse\n2)~Dry\n>~So",
    "## Steps\n\n- A towel\n1. Rinse\n2) Dry\n> So",
  ],
  ["at the end of a line", "One~\nTwo~", "One \nTwo "],
  ["on a separate line", "One\n~\nTwo", "One\n \nTwo"],
  ["after a sentence", "Sit.~Stay.~Good dog!~Yes.", "Sit. Stay. Good dog! Yes."],
  ["before a number", "about~20 minutes", "about 20 minutes"],
  ["around an ampersand", "Feet,~Face~&~Fanny", "Feet, Face & Fanny"],
  ["in a JSON file", '{~"day":~"Monday"~}', '{ "day": "Monday" }'],
])("no-break spaces %s become spaces", (_, text, plain) => {
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
])("no-break spaces within an expression stay: %s", (text) => {
  expect(toPlainText(spaced(text))).toBe(spaced(text));
});

test.each([
  ["a byte order mark", "\ufeff---\n", "---\n"],
  ["a Windows line ending", "a\r\n\r\nb\r\n", "a\n\nb\n"],
  ["a line ending of old Macs", "a\r\rb\r", "a\n\nb\n"],
  ["a zero-width space", "gro\u200boming", "grooming"],
  ["an invisible word joiner or separator", "a\u2060b\u2063c", "abc"],
  ["a byte order mark within a text", "a \ufeffb", "a b"],
  ["a joiner between Latin letters", "o\u200df\u200cfice \u200dx", "office x"],
  ["a direction mark from a phone's contacts", "\u202a(512) 555-0142\u202c", "(512) 555-0142"],
  ["a direction mark", "\u200eMaria\u2069 G.\u061c", "Maria G."],
])("%s is cleaned up: %j becomes %j", (_, text, plain) => {
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
])("keeps %s", (text) => {
  expect(toPlainText(text)).toBe(text);
});
