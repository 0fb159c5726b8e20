import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "an unknown fact in an article",
    replace("content/blog/teeth/index.mdx", "price.bath.small.short", "phon"),
    `
content/blog/teeth/index.mdx
  line 13 · post teeth
    found     the fact "phon"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    did you mean "phone"?
`,
  ],
  [
    "a link without its beginning",
    replace("content/pages/terms.mdx", "Our terms.", "Our [prices](services)."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     the address services
    expected  an address that starts with https://, mailto:, tel:, / or #
    to fix    write a page of this site like /services/, or the whole address with https://
`,
  ],
  [
    "an unknown fact in braces",
    replace("content/pages/terms.mdx", "Our terms.", "Call {telephone}."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     the fact "telephone"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    did you mean "phone"?
`,
  ],
  [
    "a heading without a blank",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      "##Our *terms*, in all their length and all their `beauty`\n\nBe kind.",
    ),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     ##Our *terms*, in all their length and all their \`beauty\`
    expected  a blank between ## and the words of a heading
    to fix    write ## Our *terms*, in all their length and all their \`beauty\`
`,
  ],
  [
    "a heading without words",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms.\n\n##\n\nMore."),
    `
content/pages/terms.mdx
  line 9 · page terms
    found     a heading without words: ##
    expected  ## and the words of the heading
    to fix    write them, or delete the line
`,
  ],
  [
    "a link without words",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms [](/services/)."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     a link without words, which nobody can see or hear: [](/services/)
    expected  the words in the square brackets: [our prices](/services/)
    to fix    write them, or delete the link
`,
  ],
  [
    "a fact in the title of a box",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      '<Callout title="Call {phone}">\n\nDo.\n\n</Callout>',
    ),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     title="Call {phone}"
    expected  words without braces: no fact is filled in here
    to fix    write what the braces stand for, or put it into the box
`,
  ],
  [
    "a fact where none is filled in",
    replace("content/blog/teeth/index.mdx", "A dog that shows", "{phone}, which shows"),
    `
content/blog/teeth/index.mdx
  line 8 · post teeth · imageAlt
    found     {phone}, which shows its teeth
    expected  words without braces: no fact is filled in here
    to fix    write what the braces stand for
`,
  ],
  [
    "a question to which the chat has no answer",
    replace("data/chat-categories.json", ',\n    "answer": "Open {hours}."', ""),
    `
data/chat-categories.json
  line 2 · chat category hours · answer
    found     a question without an answer
    expected  an answer, as for all questions but pricing, services, dental
    to fix    write what the chat shall say
`,
  ],
];

describe("an article's text that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
