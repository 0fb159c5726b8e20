import { formatEndedOffer, formatOfferStatus, currentOffers } from "./current-offers";

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

describe("what is on offer", () => {
  it.each([
    [
      "the month's, and promotions that last",
      "2026-03-10T12:00:00-05:00",
      ["skin", "first-visit", "bath"],
    ],
    [
      "not the month's before it begins in Austin",
      "2026-02-28T23:59:59-06:00",
      ["first-visit", "bath"],
    ],
    [
      "the month's from its first minute",
      "2026-03-01T00:00:00-06:00",
      ["skin", "first-visit", "bath"],
    ],
    ["both to their last minute", "2026-03-31T23:59:59-05:00", ["skin", "first-visit", "bath"]],
    ["neither from midnight in Austin on", "2026-04-01T00:00:00-05:00", ["bath"]],
    [
      "what is over in London, not in Austin",
      "2026-04-01T01:00:00+01:00",
      ["skin", "first-visit", "bath"],
    ],
    ["the month's of each year", "2031-05-31T12:00:00-05:00", ["teeth"]],
    ["no more what was for a month of one year", "2027-05-31T12:00:00-05:00", ["teeth"]],
    ["nothing in other months", "2026-11-22T12:00:00-06:00", []],
  ])("is %s", (_what, now, expected) => {
    expect(ids(new Date(now))).toEqual(expected);
  });

  it("names what is off and the last day of a month's offer, leap years too", () => {
    const leap = [{ id: "love", month: "February", discount: "$3", subject: "bows" }];
    expect(currentOffers([], leap, new Date("2028-02-10T12:00:00-06:00"))).toEqual([
      {
        jsonId: "love",
        title: "$3 off bows",
        description: "Valid all through February.",
        validUntil: "2028-02-29",
      },
    ]);
  });
});

describe("a month's offer in words", () => {
  it.each([
    ["in its month", new Date("2026-03-10T12:00:00-05:00"), "On today, until March 31, 2026."],
    ["in another", new Date("2026-11-22T12:00:00-06:00"), "Not on today: an offer for March."],
    ["on a day that isn't known", undefined, "An offer for March."],
  ])("%s", (_when, now, words) => {
    expect(formatOfferStatus("March", now)).toBe(words);
  });

  it.each([
    ["before it", "2026-11-22", "Not on today: an offer for March 2027."],
    ["in it", "2027-03-31", "On today, until March 31, 2027."],
  ])("%s, when it was for one year alone", (_when, day, words) => {
    expect(formatOfferStatus("March 2027", new Date(`${day}T18:00:00Z`))).toBe(words);
  });
});

describe("a month's offer that is over", () => {
  it.each([
    ["in its month", "March 2027", "2027-03-31", undefined],
    [
      "after it",
      "March 2027",
      "2027-04-01",
      "We took $3 off trims in March 2027. This offer has ended.",
    ],
    [
      "a year later",
      "March 2027",
      "2028-03-10",
      "We took $3 off trims in March 2027. This offer has ended.",
    ],
    ["before next year's", "March", "2027-04-01", undefined],
  ])("%s", (_when, month, day, words) => {
    const offer = { id: "trim", month, discount: "$3", subject: "trims" };
    expect(formatEndedOffer(offer, new Date(`${day}T18:00:00Z`))).toBe(words);
  });
});
