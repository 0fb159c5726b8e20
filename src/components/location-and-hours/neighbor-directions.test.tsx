import { render, screen } from "@testing-library/react";
import { NeighborDirections } from "./neighbor-directions";

test.each([
  "We are in front of Mill & Co.",
  "Mill & Co: park there.",
  "Mill & Co? Past Mill & Co, left.",
])("%s: the neighbor's name is a link, once", (directions) => {
  const { container } = render(
    <NeighborDirections name="Mill & Co" url="https://mill.example" directions={directions} />,
  );
  expect(container).toHaveTextContent(directions);
  const link = screen.getByRole("link", { name: "Mill & Co" });
  expect(link).toHaveAttribute("href", "https://mill.example");
});
