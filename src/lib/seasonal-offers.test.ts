import { offerFacts, offerFromFacts, offersNamed } from "./seasonal-offers";

const teaTree = { id: "tea-tree", month: "March 2027", discount: "25%", subject: "conditioner" };

test("an offer has facts for its discount, month and subject", () => {
  const facts = offerFacts(teaTree);
  expect(facts).toEqual({
    "tea-tree-offer": "25%",
    "tea-tree-month": "March 2027",
    "tea-tree-subject": "conditioner",
  });
  expect(offerFromFacts("tea-tree", facts)).toEqual(teaTree);
});

test("an offer of a service has a fact for the service's usual price", () => {
  const offer = { ...teaTree, usualPrice: "$15 and up" };
  const facts = offerFacts(offer);
  expect(facts["tea-tree-usual-price"]).toBe("$15 and up");
  expect(offerFromFacts("tea-tree", facts)).toEqual(offer);
});

test("a text that names an offer's discount mentions the offer", () => {
  expect(offersNamed(["phone", "tea-tree-offer", "nails-month"])).toEqual(["tea-tree"]);
});
