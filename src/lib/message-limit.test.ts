import { announceLength, describeCut, describeLength } from "./message-limit";

test.each([
  [0, "0 / 500", ""],
  [399, "399 / 500", ""],
  [400, "400 / 500", "100 characters left"],
  [499, "499 / 500", "1 character left"],
  [500, "500 / 500", "No characters left"],
])("%d characters", (length, seen, heard) => {
  expect(describeLength(length)).toBe(seen);
  expect(announceLength(length)).toBe(heard);
});

test.each([
  ["that fits", { text: "x".repeat(500), length: 0, selected: 0 }, ""],
  ["in place of all", { text: "x".repeat(500), length: 500, selected: 500 }, ""],
  ["with Windows line breaks", { text: "x\r\n".repeat(250), length: 0, selected: 0 }, ""],
  ["one too long", { text: "x".repeat(501), length: 0, selected: 0 }, "the last 1 character of it"],
  ["into a full message", { text: "x".repeat(7), length: 500, selected: 0 }, "last 7 characters"],
  ["over a selection", { text: "x".repeat(9), length: 498, selected: 4 }, "last 3 characters"],
])("a pasted text %s", (_, pasting, words) => {
  expect(describeCut(pasting)).toContain(words);
  expect(describeCut(pasting) === "").toBe(words === "");
});
