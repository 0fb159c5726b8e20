import { render, screen } from "@testing-library/react";
import { translate } from "../../../test/builders/translate";
import { CarouselControls } from "./carousel-controls";

const controls = (playing: boolean) => (
  <CarouselControls
    playing={playing}
    onToggle={() => undefined}
    onPrevious={() => undefined}
    onNext={() => undefined}
  />
);

test("the pause button changes its label on a translated page, too", () => {
  const { container, rerender } = render(controls(true));
  const button = screen.getByRole("button", { name: "Pause photos" });
  expect(button).toHaveTextContent("Pause");
  button.focus();
  translate(container);
  rerender(controls(false));
  expect(button).toHaveTextContent("Play");
  expect(button).toHaveFocus();
});
