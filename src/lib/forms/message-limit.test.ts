import {
  addToMessage,
  lengthAnnouncement,
  cutToLimit,
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

test.each<[string, string, caret: number, [string, string]]>([
  ["that fits", full, messageLimit, [full, ""]],
  ["at the end", `${full}abc`, messageLimit + 3, [full, ""]],
  ["in the middle", `Helloabc ${full.slice(6)}`, 8, ["Hello", ` ${full.slice(6)}`]],
  ["that has the caret at its start", `${full}abc`, 0, [full, ""]],
  ["that ends with an emoji", `${full.slice(1)}🐶`, messageLimit + 1, [full.slice(1), ""]],
])("a text %s is cut where it grew", (_, text, caret, parts) => {
  expect(cutToLimit(text, caret)).toEqual(parts);
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
