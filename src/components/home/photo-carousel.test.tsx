import { fireEvent, render, screen } from "@testing-library/react";
import {
  photos,
  press,
  requested,
  shown,
  simulateVisit,
  wait,
} from "../../../test/builders/carousel";
import { PhotoCarousel } from "./photo-carousel";

simulateVisit();

test("the arrow keys change the photo from each button", () => {
  render(<PhotoCarousel photos={photos} />);
  fireEvent.keyDown(screen.getByRole("button", { name: "Pause photos" }), { key: "ArrowRight" });
  expect(shown()).toBe("2 of 12");
  fireEvent.keyDown(screen.getByRole("button", { name: "Next photo" }), { key: "ArrowLeft" });
  expect(shown()).toBe("1 of 12");
});

test.each([
  ["while it plays", []],
  ["while it is paused", ["Pause photos"]],
])("announces only the photo that a visitor chose with a button or key %s", (_when, before) => {
  const { container } = render(<PhotoCarousel photos={photos} />);
  const status = screen.getByRole("status");
  before.forEach(press);
  expect(container.querySelectorAll("[aria-live]")).toHaveLength(0);
  expect(status).toBeEmptyDOMElement();
  press("Previous photo");
  expect(status).toHaveTextContent(/^12 of 12, A groomed dog-12$/);
  fireEvent.keyDown(screen.getByRole("button", { name: "Next photo" }), { key: "ArrowRight" });
  expect(status).toHaveTextContent(/^1 of 12, A groomed dog-1$/);
  wait(11_000);
  if (before.length > 0) expect(status).toHaveTextContent(/^1 of 12, A groomed dog-1$/);
  else expect(status).toBeEmptyDOMElement();
});

test("loads nearby photos, and keeps them; the other slides are empty", () => {
  const { container } = render(<PhotoCarousel photos={photos} />);
  expect(requested(container)).toEqual(new Set([1, 2, 3]));
  expect(container.querySelector(".slide:nth-of-type(5)")?.textContent).toBe("");
  press("Next photo");
  expect(requested(container)).toEqual(new Set([1, 2, 3, 4]));
  press("Previous photo");
  press("Previous photo");
  expect(requested(container)).toEqual(new Set([1, 2, 3, 4, 11, 12]));
});
