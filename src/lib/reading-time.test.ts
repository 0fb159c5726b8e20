import { readingMinutes } from "./posts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("readingMinutes", () => {
  it.each([
    ["nothing", "", 1],
    ["330 words", words(330), 2],
    ["Markdown for lists and headings", `## ${words(328)}\n\n- **one**\n`, 1],
    ["a component's name and attributes", `${words(329)} <Callout title="hours">`, 1],
    ["a link's URL", `${words(328)} [here](/a/b-c/d-e/)`, 1],
  ])("of a text with %s", (_, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});
