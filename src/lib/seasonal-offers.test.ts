import {
  currentOffers,
  formatOfferStatus,
  offerFacts,
  offerFromFacts,
  offersNamed,
} from "./seasonal-offers";

const teaTree = { id: "tea-tree", month: "March 2027", discount: "25%", subject: "conditioner" };

test("an offer has facts for its discount, month, subject, and a service's usual price", () => {
  const offer = { ...teaTree, usualPrice: "$15 and up" };
  const facts = offerFacts(offer);
  expect(facts).toEqual({
    "tea-tree-offer": "25%",
    "tea-tree-month": "March 2027",
    "tea-tree-subject": "conditioner",
    "tea-tree-usual-price": "$15 and up",
  });
  expect(offerFromFacts("tea-tree", facts)).toEqual(offer);
  expect(offerFromFacts("tea-tree", offerFacts(teaTree))).toEqual(teaTree);
});

test("a text that names an offer's discount mentions the offer", () => {
  expect(offersNamed(["phone", "tea-tree-offer", "nails-month"])).toEqual(["tea-tree"]);
});

const promotion = (jsonId: string, validUntil: string) => ({
  jsonId,
  title: jsonId,
  description: "",
  terms: "",
  validUntil,
});
const promotions = [promotion("first-visit", "2026-03-31"), promotion("bath", "2026-04-30")];
const seasonal = [
  { id: "skin", month: "March", discount: "25%", subject: "conditioner" },
  { id: "teeth", month: "May", discount: "20%", subject: "teeth cleaning" },
  { id: "nails", month: "May 2026", discount: "$2", subject: "nail trims" },
];

const ids = (now: Date) => currentOffers(promotions, seasonal, now).map(({ jsonId }) => jsonId);

describe("currentOffers", () => {
  it.each([
    ["no offer before its month, in Austin", "2026-02-28T23:59:59-06:00", ["first-visit", "bath"]],
    [
      "offers until their last minute",
      "2026-03-31T23:59:59-05:00",
      ["skin", "first-visit", "bath"],
    ],
    ["none of these after midnight in Austin", "2026-04-01T00:00:00-05:00", ["bath"]],
    ["not an offer for a past year's month", "2027-05-31T12:00:00-05:00", ["teeth"]],
  ])("returns %s", (_what, now, expected) => {
    expect(ids(new Date(now))).toEqual(expected);
  });

  it("returns the title and the last day of a month's offer, also in leap years", () => {
    const leap = [{ id: "love", month: "February", discount: "$3", subject: "bows" }];
    expect(currentOffers([], leap, new Date("2028-02-10T12:00:00-06:00"))).toEqual([
      {
        jsonId: "love",
        title: "$3 off bows",
        description: "Valid all through February.",
        terms: "",
        validUntil: "2028-02-29",
      },
    ]);
  });
});

/* src/components/ui/offer-today.test.tsx has its month and the text of an ended offer. */
test("an offer isn't valid in another month", () => {
  expect(formatOfferStatus("March", new Date("2026-11-22T12:00:00-06:00"))).toBe(
    "Not valid today: an offer for March.",
  );
});
