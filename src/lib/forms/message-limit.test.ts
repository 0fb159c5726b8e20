import {
  addToMessage,
  lengthAnnouncement,
  cutAnnouncement,
  lengthLabel,
  messageLimit,
} from "./message-limit";

const full = "x".repeat(messageLimit);

test.each([
  [messageLimit, ""],
  [100, "100 characters left"],
  [1, "1 character left"],
  [0, "No characters left"],
])("with room for %d characters, the field announces %j", (room, heard) => {
  const length = messageLimit - room;
  expect(lengthLabel(length)).toBe(`${length} / ${messageLimit}`);
  expect(lengthAnnouncement(length)).toBe(heard);
});

test.each([
  ["that fits", { text: full, length: 0, selected: 0 }, ""],
  [
    "that replaces the whole message",
    { text: full, length: messageLimit, selected: messageLimit },
    "",
  ],
  [
    "that is one character too long",
    { text: `${full}x`, length: 0, selected: 0 },
    "the last 1 character of it",
  ],
  [
    "over a selection",
    { text: "x".repeat(9), length: messageLimit - 2, selected: 4 },
    "last 3 characters",
  ],
])("announces only what is cut off a pasted text %s", (_, pasting, text) => {
  expect(cutAnnouncement(pasting)).toContain(text);
  expect(cutAnnouncement(pasting) === "").toBe(text === "");
});

describe("adding a text", () => {
  const added = "Price estimate\nBath: $51";
  const room = added.length + 2;
  test.each([
    ["to an empty message", "", added],
    [
      "to the visitor's message",
      "Hello,\n is Monday free? ",
      `Hello,\n is Monday free? \n\n${added}`,
    ],
    ["to a message with room for all of it", full.slice(room), `${full.slice(room)}\n\n${added}`],
    ["to a message with room only for its first line", full.slice(room - 1), undefined],
  ])("%s", (_, own, expected) => {
    const message = addToMessage(own, added);
    expect(message).toBe(expected);
    expect(message?.length ?? 0).toBeLessThanOrEqual(messageLimit);
  });
});
