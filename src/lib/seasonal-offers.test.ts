import facts from "../../e2e/site/data/facts.json";
import { seasonalOffers } from "./seasonal-offers";

const without = (...ids: string[]) => facts.filter(({ id }) => !ids.includes(id));
const months = (offers: ReturnType<typeof seasonalOffers>) => offers.map(({ month }) => month);

describe("seasonalOffers", () => {
  it("are the three of the year", () => {
    expect(seasonalOffers(facts)).toEqual([
      { month: "March", discount: "25%", subject: "tea tree conditioner" },
      { month: "April", discount: "$3", subject: "deshedding" },
      { month: "May", discount: "20%", subject: "teeth cleaning" },
    ]);
  });

  it.each([
    ["its discount", without("deshedding-offer"), ["March", "May"]],
    ["its month", without("tea-tree-month"), ["April", "May"]],
    ["any fact", [], []],
  ])("leave one out without %s", (_what, known, left) => {
    expect(months(seasonalOffers(known))).toEqual(left);
  });
});
