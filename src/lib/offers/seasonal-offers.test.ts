import { seasonalOffers } from "./seasonal-offers";

const fact = (id: string, value: string) => ({ id, value });
const facts = [
  fact("referral-discount", "10%"),
  fact("tea-tree-offer", "25%"),
  fact("tea-tree-month", "March 2027"),
  fact("tea-tree-subject", "tea tree conditioner"),
  fact("teeth-cleaning-offer", "20%"),
  fact("teeth-cleaning-month", "May"),
];
const without = (...ids: string[]) => facts.filter(({ id }) => !ids.includes(id));
const months = (offers: ReturnType<typeof seasonalOffers>) => offers.map(({ month }) => month);

describe("seasonalOffers", () => {
  it("are those of the facts, whatever they are on", () => {
    expect(seasonalOffers(facts)).toEqual([
      { id: "tea-tree", month: "March 2027", discount: "25%", subject: "tea tree conditioner" },
      { id: "teeth-cleaning", month: "May", discount: "20%", subject: "teeth cleaning" },
    ]);
  });

  it.each([
    ["its discount", without("teeth-cleaning-offer"), ["March 2027"]],
    ["its month", without("tea-tree-month"), ["May"]],
    [
      "a month by its name",
      [...without("tea-tree-month"), fact("tea-tree-month", "spring")],
      ["May"],
    ],
    ["any fact", [], []],
  ])("leave one out without %s", (_what, known, left) => {
    expect(months(seasonalOffers(known))).toEqual(left);
  });
});
