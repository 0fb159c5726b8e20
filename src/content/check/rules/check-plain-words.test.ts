import { readErrors, replace } from "../../../../test/content-check/check-files";

const answer = (words: string) => replace("data/faq.json", "From {price.bath.small.short}.", words);

const plain = "plain words, because visitors would read these signs as typed";

test.each([
  ["See [our prices](/services/) first.", "“[our prices](/services/)”", "our prices"],
  ["[Map](https://maps.example/a)", "“[Map](https://maps.example/a)”", "Map"],
  ["**Call us** first.", "“**Call us**”", "Call us"],
])("the answer %s is reported: visitors would read its signs", async (words, found, fix) => {
  expect(await readErrors(answer(words))).toEqual([
    `data/faq.json answer | ${found} | ${plain} | write ${fix}`,
  ]);
});

test("the summary of a post is reported, too", async () => {
  const change = replace("content/blog/teeth/index.mdx", "Why we clean", "Why we **always** clean");
  expect(await readErrors(change)).toEqual([
    `content/blog/teeth/index.mdx preview | “**always**” | ${plain} | write always`,
  ]);
});

test.each(["2 ** 3 ** 4", "F**k and h**l", "***** Best!", "[sic] (/services/)", "[a](b)", "* A *"])(
  "the answer %s is accepted",
  async (words) => {
    expect(await readErrors(answer(words))).toEqual([]);
  },
);

test("a review stays as its client wrote it", async () => {
  const change = replace("data/reviews.json", "My dog smells", "My dog **smells**");
  expect(await readErrors(change)).toEqual([]);
});
