import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";
import { expectAdviceToHelp } from "../../test/content-check/expect-advice";

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
    "a fact in braces",
    replace("content/pages/terms.mdx", "Our terms.", "Call {phone}."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     {phone}
    expected  no braces in an article's text
    to fix    write <Fact name="phone" />
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
    to fix    did you mean "/services/"?
`,
  ],
  [
    "an unknown fact in braces",
    replace("content/pages/terms.mdx", "Our terms.", "Call {telephone}."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     {telephone}
    expected  no braces in an article's text
    to fix    write <Fact name="phone" />
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
];

describe("an article's text that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });

  it.each(cases)("leads out of %s", (...row) => expectAdviceToHelp(row));
});
