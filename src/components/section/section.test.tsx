import { render, screen } from "@testing-library/react";
import { Section } from "./section";

const Broken = (): never => {
  throw new Error("no data");
};

test("a section is named by its heading, and can be linked", () => {
  render(
    <Section heading="Prices" subtitle="Before tax." id="prices">
      <p>$30</p>
    </Section>,
  );
  const section = screen.getByRole("region", { name: "Prices" });
  expect(section).toHaveAttribute("id", "prices");
  expect(section).toHaveTextContent("PricesBefore tax.$30");
});

test("what fails in it leaves its heading and the next section whole", () => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <Section heading="Prices">
        <Broken />
      </Section>
      <Section heading="Place">Here</Section>
    </>,
  );
  silent.mockRestore();
  expect(screen.getByRole("region", { name: "Prices" })).toHaveTextContent("tripped");
  expect(screen.getByRole("region", { name: "Place" })).toHaveTextContent("Here");
});
