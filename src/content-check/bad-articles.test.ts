import {
  all,
  readErrors,
  rename,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";

const cases: BadInput[] = [
  // front matter that can't be read
  [
    "no front matter",
    write("content/pages/terms.mdx", "Our terms."),
    "content/pages/terms.mdx:1 | no front matter | --- on the first line, the fields, and --- on a line of its own below them",
  ],
  [
    "a tab in front matter",
    replace("content/blog/teeth/index.mdx", "tags: [teeth]", "tags:\n\t- teeth"),
    "content/blog/teeth/index.mdx:10 | - teeth | YAML: Tabs are not allowed as indentation",
  ],
  [
    "a colon in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Terms: all of them"),
    "content/pages/terms.mdx:2 | title: Terms: all of them | YAML: Nested mappings are not allowed in compact mappings",
  ],
  [
    "a star before a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "*Terms"),
    "content/pages/terms.mdx:2 | *Terms, which YAML takes for a mark of its own | quotes around the whole text",
  ],
  [
    "a number sign in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Our #1 terms"),
    "content/pages/terms.mdx:2 | #1 terms, which YAML takes for a mark of its own | quotes around the whole text",
  ],
  [
    "text in the place of front matter",
    write("content/pages/terms.mdx", "---\nOur terms\n---\n"),
    'content/pages/terms.mdx:2 | Our terms | lines like title: "Spring skin care"',
  ],
  // front matter that can't be published
  [
    "a missing title and an unknown field",
    replace("content/blog/teeth/index.mdx", 'title: "Clean teeth"', 'titel: "Clean teeth"'),
    [
      "content/blog/teeth/index.mdx:2 title | nothing: the field is missing | a text in quotes",
      'content/blog/teeth/index.mdx:2 titel | an unknown field "titel" with "Clean teeth" | only the fields title, preview, author, datePublished, lastModified, eventDate, image, imageAlt, tags, category, draft, sample | did you mean "title"?',
    ],
  ],
  [
    "a day in another form",
    replace("content/pages/terms.mdx", "2025-05-02", "5/2/2025"),
    'content/pages/terms.mdx:4 lastModified | "5/2/2025" | a day that exists, written like 2025-01-31',
  ],
  [
    "a change before the publication",
    replace("content/blog/teeth/index.mdx", "2025-05-02", "2025-04-02"),
    'content/blog/teeth/index.mdx:6 lastModified | "2025-04-02" | a day on or after datePublished | write the day of the last change, or correct datePublished',
  ],
  [
    "an unknown category",
    replace("content/blog/teeth/index.mdx", "Pet Health", "Pet Heath"),
    'content/blog/teeth/index.mdx:10 category | "Pet Heath" | "Events", "Pet Health", "Grooming Tips", "Seasonal" or "Local" | did you mean "Pet Health"?',
  ],
  [
    "a number as title",
    replace("content/pages/terms.mdx", '"Terms"', "2025"),
    "content/pages/terms.mdx:2 title | 2025 | a text in quotes",
  ],
  [
    "one tag without brackets",
    replace("content/blog/teeth/index.mdx", "[teeth]", "teeth"),
    'content/blog/teeth/index.mdx:9 tags | "teeth" | a list in square brackets [ ]',
  ],
  [
    "no picture description",
    replace("content/blog/teeth/index.mdx", 'imageAlt: "A dog that shows its teeth"\n', ""),
    "content/blog/teeth/index.mdx:2 imageAlt | nothing: the field is missing | a text in quotes",
  ],
  // posts in a wrong place
  [
    "a folder with capitals and blanks",
    all(
      rename("content/blog/teeth/index.mdx", "content/blog/My Post/index.mdx"),
      rename("content/blog/teeth/cover.jpg", "content/blog/My Post/cover.jpg"),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    ),
    "content/blog/My Post | My Post | a name of lower-case letters, digits and single hyphens; it becomes the address | rename it to my-post",
  ],
  [
    "a post without a folder",
    write("content/blog/new-post.mdx", "Hello"),
    "content/blog/new-post.mdx | an article that stands in no folder of its own | content/blog/<name>/index.mdx | move it to content/blog/new-post/index.mdx",
  ],
  [
    "a folder without a post",
    all(write("content/blog/empty/", "")),
    "content/blog/empty/index.mdx | no such file | the article of this folder | write it, or delete the folder content/blog/empty",
  ],
  // tags
  [
    "an unknown component",
    replace("content/pages/terms.mdx", "Our terms.", "<Calout>Our terms.</Calout>"),
    'content/pages/terms.mdx:7 | <Calout> | one of the components Callout, BookLink, BeforeAfter, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone} | did you mean "Callout"?',
  ],
  [
    "a script",
    replace("content/pages/terms.mdx", "Our terms.", "A <script>alert(1)</script>"),
    "content/pages/terms.mdx:7 | <script> | one of the components Callout, BookLink, BeforeAfter, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone} | delete it, or write &lt; for a sign that visitors shall see",
  ],
  [
    "a component in small letters",
    replace(
      "content/blog/teeth/index.mdx",
      "<Callout>Call us.</Callout>",
      '<callout title="Now">\n\nCall us.\n\n</callout>',
    ),
    'content/blog/teeth/index.mdx:15 | <callout title="Now"> | one of the components Callout, BookLink, BeforeAfter, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone} | did you mean "Callout"?',
  ],
  // texts
  [
    "an unknown fact in an article",
    replace("content/blog/teeth/index.mdx", "price.bath.small.short", "phon"),
    'content/blog/teeth/index.mdx:13 | the fact "phon" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | did you mean "phone"?',
  ],
  [
    "a link without its beginning",
    replace("content/pages/terms.mdx", "Our terms.", "Our [prices](services)."),
    "content/pages/terms.mdx:7 | the address services | an address that starts with https://, mailto:, tel:, / or # | write a page of this site like /services/, or the whole address with https://",
  ],
  [
    "an unknown fact in braces",
    replace("content/pages/terms.mdx", "Our terms.", "Call {telephone}."),
    'content/pages/terms.mdx:7 | the fact "telephone" | the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice} | choose one of them, or add it to data/facts.json',
  ],
  [
    "a heading without a blank",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      "##Our *terms*, in all their length and all their `beauty`\n\nBe kind.",
    ),
    "content/pages/terms.mdx:7 | ##Our  | a blank between ## and the words of a heading",
  ],
  [
    "a heading without words",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms.\n\n##\n\nMore."),
    "content/pages/terms.mdx:9 | a heading without words: ## | ## and the words of the heading | write them, or delete the line",
  ],
  [
    "a link without words",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms [](/services/)."),
    "content/pages/terms.mdx:7 | a link without words, which nobody can see or hear: [](/services/) | the words in the square brackets: [our prices](/services/) | write them, or delete the link",
  ],
  [
    "a fact in the title of a box",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      '<Callout title="Call {phone}">\n\nDo.\n\n</Callout>',
    ),
    'content/pages/terms.mdx:7 | title="Call {phone}" | words without braces: no fact is filled in here | write what the braces stand for, or put it into the box',
  ],
  [
    "a fact where none is filled in",
    replace("content/blog/teeth/index.mdx", "A dog that shows", "{phone}, which shows"),
    "content/blog/teeth/index.mdx:8 imageAlt | {phone}, which shows its teeth | words without braces: no fact is filled in here | write what the braces stand for",
  ],
  [
    "a question to which the chat has no answer",
    replace("data/chat-categories.json", ',\n    "answer": "Open {hours}."', ""),
    "data/chat-categories.json:2 answer | a question without an answer | an answer, as for all questions but pricing, services, dental | write what the chat shall say",
  ],
];

test.each(cases)(
  "an article with mistakes, %s: says what is wrong, where, and what to do",
  async (_, change, says) => {
    expect(await readErrors(change)).toEqual([says].flat());
  },
);
