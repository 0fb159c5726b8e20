import { chatCategory } from "./chat-category";

const category = (id: string) => ({ id, label: "Ask", question: "What now?", answer: "This." });
const text = { frontmatter: { title: "New Here" } };

test.each([
  ["requirements", text, { path: "/first-visit/", title: "New Here" }],
  ["requirements", null, undefined],
  ["requirements", { frontmatter: null }, undefined],
  ["hours", text, undefined],
  ["location", null, { path: "/locations/", title: "Locations" }],
])("%s with the text %j leads to %j", (id, firstVisit, page) => {
  expect(chatCategory(category(id), firstVisit)).toEqual({
    ...category(id),
    ...(page && { page }),
  });
});
