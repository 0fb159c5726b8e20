import { factNamesIn, sectionsIn } from "./read-body";

describe("factNamesIn", () => {
  test.each([
    ["Call <Fact name=\"phone\" /> or write to <Fact name='email' />.", ["phone", "email"]],
    ['<Fact name="phone" />, again <Fact name="phone" />', ["phone"]],
    ['<Fact\n  name="price.bath.xs.short"\n/>', ["price.bath.xs.short"]],
    ['<Callout title="phone">No fact</Callout>', []],
  ])("finds the facts of %j", (body, names) => {
    expect(factNamesIn(body)).toEqual(names);
  });
});

describe("sectionsIn", () => {
  it("lists the headings of the second level with their fragments", () => {
    const body = "Intro\n\n## 1. Use\n\n### Detail\n\ntext ## no heading\n\n## July promotion ##\n";
    expect(sectionsIn(body)).toEqual([
      { id: "use", title: "1. Use" },
      { id: "july-promotion", title: "July promotion" },
    ]);
  });
});
