import { addToMessage, lengthAnnouncement, cutAnnouncement, lengthLabel } from "./message-limit";

test.each([
  [0, "0 / 500", ""],
  [399, "399 / 500", ""],
  [400, "400 / 500", "100 characters left"],
  [499, "499 / 500", "1 character left"],
  [500, "500 / 500", "No characters left"],
])("%d characters", (length, seen, heard) => {
  expect(lengthLabel(length)).toBe(seen);
  expect(lengthAnnouncement(length)).toBe(heard);
});

test.each([
  ["that fits", { text: "x".repeat(500), length: 0, selected: 0 }, ""],
  ["in place of all", { text: "x".repeat(500), length: 500, selected: 500 }, ""],
  ["with Windows line breaks", { text: "x\r\n".repeat(250), length: 0, selected: 0 }, ""],
  ["one too long", { text: "x".repeat(501), length: 0, selected: 0 }, "the last 1 character of it"],
  ["into a full message", { text: "x".repeat(7), length: 500, selected: 0 }, "last 7 characters"],
  ["over a selection", { text: "x".repeat(9), length: 498, selected: 4 }, "last 3 characters"],
])("a pasted text %s", (_, pasting, words) => {
  expect(cutAnnouncement(pasting)).toContain(words);
  expect(cutAnnouncement(pasting) === "").toBe(words === "");
});

describe("what is added to a message", () => {
  const added = "Price estimate\nBath: $51";
  test.each([
    ["an empty one", "", added],
    ["the visitor's words", "Hello,\n is Monday free? ", `Hello,\n is Monday free? \n\n${added}`],
    ["one that has it already", `Hi\n\n${added}\nThanks`, `Hi\n\n${added}\nThanks`],
    ["one with room for all", "x".repeat(474), `${"x".repeat(474)}\n\n${added}`],
    ["one with room for its first line alone", "x".repeat(475), undefined],
    ["a full one", "x".repeat(500), undefined],
  ])("%s", (_, own, expected) => {
    const message = addToMessage(own, added);
    expect(message).toBe(expected);
    expect(message?.length ?? 0).toBeLessThanOrEqual(500);
  });
});
