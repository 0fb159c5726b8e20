import { addToMessage, lengthAnnouncement, cutAnnouncement, lengthLabel } from "./message-limit";

test.each([
  [0, "0 / 500", ""],
  [400, "400 / 500", "100 characters left"],
  [499, "499 / 500", "1 character left"],
  [500, "500 / 500", "No characters left"],
])("for %d characters, the field shows %j and announces %j", (length, seen, heard) => {
  expect(lengthLabel(length)).toBe(seen);
  expect(lengthAnnouncement(length)).toBe(heard);
});

test.each([
  ["that fits", { text: "x".repeat(500), length: 0, selected: 0 }, ""],
  ["that replaces the whole message", { text: "x".repeat(500), length: 500, selected: 500 }, ""],
  [
    "that is one character too long",
    { text: "x".repeat(501), length: 0, selected: 0 },
    "the last 1 character of it",
  ],
  ["over a selection", { text: "x".repeat(9), length: 498, selected: 4 }, "last 3 characters"],
])("announces only what is cut off a pasted text %s", (_, pasting, text) => {
  expect(cutAnnouncement(pasting)).toContain(text);
  expect(cutAnnouncement(pasting) === "").toBe(text === "");
});

describe("adding a text", () => {
  const added = "Price estimate\nBath: $51";
  test.each([
    ["to an empty message", "", added],
    [
      "to the visitor's message",
      "Hello,\n is Monday free? ",
      `Hello,\n is Monday free? \n\n${added}`,
    ],
    ["to a message with room for all of it", "x".repeat(474), `${"x".repeat(474)}\n\n${added}`],
    ["to a message with room only for its first line", "x".repeat(475), undefined],
  ])("%s", (_, own, expected) => {
    const message = addToMessage(own, added);
    expect(message).toBe(expected);
    expect(message?.length ?? 0).toBeLessThanOrEqual(500);
  });
});
