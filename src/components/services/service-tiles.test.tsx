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

test("a tile with a picture shows it, without text for screen readers", () => {
  const images = { fallback: { src: "/yorkie.webp" } };
  const gatsbyImageData = { images, layout: "constrained" as const, width: 80, height: 80 };
  const [small, ...others] = tiles;
  render(<ServiceTiles tiles={[{ ...small!, portrait: { gatsbyImageData } }, ...others]} />);
  const [picture, ...more] = screen.getAllByRole("presentation");
  expect(picture).toHaveAttribute("src", "/yorkie.webp");
  expect(more).toEqual([]);
});
