import { render, screen } from "@testing-library/react";
import { serviceTile } from "../../../test/builders/records";
import { ServiceTiles } from "./service-tiles";

const tiles = [
  serviceTile("0-20 lbs", "small"),
  serviceTile("21+ lbs", "big"),
  serviceTile("Extras", "extras", "Nails and teeth."),
];

test("each tile has a number in order, and links to its price list", () => {
  render(<ServiceTiles tiles={tiles} />);
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["0-20 lbs", "/small/"],
    ["21+ lbs", "/big/"],
    ["Extras", "/extras/"],
  ]);
  expect(screen.getByText("Nails and teeth.")).toBeVisible();
  const numbers = screen.getAllByText(/^No\./).map(({ textContent }) => textContent);
  expect(numbers).toEqual(["No. 01", "No. 02", "No. 03"]);
});
