import { fireEvent, render, screen } from "@testing-library/react";
import { photos, shown, simulateVisit } from "../../../test/builders/carousel";
import { PhotoCarousel } from "./photo-carousel";

simulateVisit();

describe("a swipe", () => {
  const photo = () => screen.getAllByRole("img")[0]!;
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pageX: x, pageY: y });
  const move = (x: number, y: number, end: "touchEnd" | "touchCancel") => {
    const from = photo();
    fireEvent.touchStart(from, { touches: [at(200, 400)] });
    for (const part of [0.25, 0.5, 0.75, 1])
      fireEvent.touchMove(from, { touches: [at(200 + part * x, 400 + part * y)] });
    fireEvent[end](from, { changedTouches: [at(200 + x, 400 + y)] });
  };

  test.each([
    ["to the left", -120, 0, "2 of 12"],
    ["to the right", 120, 0, "12 of 12"],
    ["only a little to the left", -30, 0, "1 of 12"],
    ["up and a little to the left", -35, -250, "1 of 12"],
  ])("that moves %s", (_direction, x, y, expected) => {
    render(<PhotoCarousel photos={photos} />);
    move(x, y, "touchEnd");
    expect(shown()).toBe(expected);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("that the browser cancels doesn't count with the next tap", () => {
    render(<PhotoCarousel photos={photos} />);
    move(-120, 0, "touchCancel");
    move(0, 0, "touchEnd");
    expect(shown()).toBe("1 of 12");
  });
});
