import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "an unknown fact",
    replace("data/faq.json", "price.bath.small.short", "price.bath.smal.short"),
    `
data/faq.json
  line 5 · faq item cost · answer
    found     the fact "price.bath.smal.short"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    did you mean "price.bath.small.short"?
`,
  ],
  [
    "a fact by a longer word",
    replace("data/faq.json", "price.bath.small.short", "telephone"),
    `
data/faq.json
  line 5 · faq item cost · answer
    found     the fact "telephone"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    did you mean "phone"?
`,
  ],
  [
    "a fact by a shorter word",
    replace("data/faq.json", "price.bath.small.short", "opening"),
    `
data/faq.json
  line 5 · faq item cost · answer
    found     the fact "opening"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    did you mean "opening-days" or "opening-hours"?
`,
  ],
  [
    "a fact that nothing is like",
    replace("data/faq.json", "price.bath.small.short", "parking"),
    `
data/faq.json
  line 5 · faq item cost · answer
    found     the fact "parking"
    expected  the name of a fact: {name}, {phone}, {email}, {established}, {sales-tax}, {service-area}, {address}, {neighbor}, {hours}, {open-days}, {opening-days}, {opening-hours}, {hours.…}, {closed-days}, {price.…}, {package.…}, {notice}
    to fix    choose one of them, or add it to data/facts.json
`,
  ],
  [
    "an unclosed brace",
    replace("data/home.json", "{name}", "{name"),
    `
data/home.json
  line 4 · home text · hero.welcome
    found     a single brace: Welcome to {name.
    expected  braces in pairs around the name of a fact, like {phone}
    to fix    close the brace, or delete it
`,
  ],
  [
    "a fact with the name of another",
    replace("data/facts.json", '"notice"', '"phone"'),
    `
data/facts.json
  line 3 · fact phone · id
    found     "phone"
    expected  an id other than hours, open-days, opening-days, opening-hours, closed-days, name, phone, email, established, sales-tax, service-area, address, neighbor
    to fix    write another id: that fact has its place elsewhere in data/
`,
  ],
];

describe("a fact in a text that can't be filled in", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
