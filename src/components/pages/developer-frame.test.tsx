import { render, screen } from "@testing-library/react";
import { DeveloperFrame } from "./developer-frame";

test("the developer's site is shut into its frame, and linked by its name", () => {
  render(<DeveloperFrame name="Code & Comb" url="https://www.comb.example/work" />);
  expect(screen.getByText("Code & Comb")).toBeVisible();
  const link = screen.getByRole("link", { name: "www.comb.example" });
  expect(link).toHaveAttribute("href", "https://www.comb.example/work");
  const frame = screen.getByTitle("Website of Code & Comb");
  expect(frame).toHaveAttribute("src", "https://www.comb.example/work");
  expect(frame).toHaveAttribute("sandbox", "allow-scripts");
  expect(frame).toHaveAttribute("loading", "lazy");
});
