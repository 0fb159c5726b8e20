import { isFreeId, toFreeId } from "./free-id";

test.each([
  ["Sharing", "section-sharing"],
  ["Café manners", "section-cafe-manners"],
  ["Chat", "section-chat"],
])("a heading with the text %j gets the id %s", (text, id) => {
  expect(toFreeId(text)).toBe(id);
  expect(isFreeId(id)).toBe(true);
});

test.each([
  ...["chat", "chat-title", "main", "menu", "notice", "top"],
  ...["contents", "newsletter", "motto", "estimate", "reach-us", "all-prices"],
  ...["___loader", "___gatsby", "___chunkMapping", "gatsby-focus-wrapper", "gatsby-announcer"],
  ...["", " ", "two words", "chat ", "a--b", "-a", "a_b", "Nails"],
])("content can't use the id %j", (id) => {
  expect(isFreeId(id)).toBe(false);
});

test.each(["nails", "nail-care", "2025", "q-1", "уход", "狗"])(
  "content can use the id %j",
  (id) => {
    expect(isFreeId(id)).toBe(true);
  },
);
