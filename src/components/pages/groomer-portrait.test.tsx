import { render, screen } from "@testing-library/react";
import { teamMember } from "../../../test/builders/records";
import { GroomerPortrait } from "./groomer-portrait";

test("the portrait is one figure with name, role and mail below it", () => {
  render(<GroomerPortrait {...teamMember()} />);
  const figure = screen.getByRole("figure");
  expect(figure).toContainElement(screen.getByRole("img", { name: "Portrait of Ada Byron" }));
  expect(figure).toHaveTextContent("Ada ByronGroomerada@paw.example");
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:ada@paw.example");
});
