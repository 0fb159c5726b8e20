import { render, screen } from "@testing-library/react";
import { Section } from "./section";

const Broken = (): never => {
  throw new Error("no data");
};

test("an error in a section leaves its heading and the next section intact", () => {
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
  expect(screen.getByRole("region", { name: "Prices" })).toHaveTextContent("didn’t load");
  expect(screen.getByRole("region", { name: "Place" })).toHaveTextContent("Here");
});
