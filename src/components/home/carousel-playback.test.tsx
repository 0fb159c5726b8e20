import { act, render, screen } from "@testing-library/react";
import {
  matchMediaQueries,
  photos,
  press,
  showTab,
  shown,
  simulateVisit,
  wait,
} from "../../../test/builders/carousel";
import { PhotoCarousel } from "./photo-carousel";

simulateVisit();

test("the photo changes every 3 seconds, and the first follows the last", () => {
  render(<PhotoCarousel photos={photos} />);
  wait(2999);
  expect(shown()).toBe("1 of 12");
  wait(1);
  expect(shown()).toBe("2 of 12");
  for (const next of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
    wait(3000);
    expect(shown()).toBe(`${next} of 12`);
  }
});

test("stays on the same photo while paused", () => {
  render(<PhotoCarousel photos={photos} />);
  press("Pause photos");
  wait(60_000);
  expect(shown()).toBe("1 of 12");
  press("Next photo");
  wait(60_000);
  expect(shown()).toBe("2 of 12");
  press("Play photos");
  wait(3000);
  expect(shown()).toBe("3 of 12");
});

test("with reduced motion, it starts only on request", () => {
  matchMediaQueries(true);
  render(<PhotoCarousel photos={photos} />);
  wait(60_000);
  expect(shown()).toBe("1 of 12");
  press("Play photos");
  wait(3000);
  expect(shown()).toBe("2 of 12");
});

test("rests in a hidden tab", () => {
  render(<PhotoCarousel photos={photos} />);
  showTab("hidden");
  wait(60_000);
  expect(shown()).toBe("1 of 12");
  expect(screen.getByRole("button", { name: "Pause photos" })).toBeVisible();
  showTab("visible");
  wait(3000);
  expect(shown()).toBe("2 of 12");
});

describe("with IntersectionObserver", () => {
  type Report = Pick<IntersectionObserverEntry, "intersectionRatio"> & {
    intersectionRect: { height: number };
    rootBounds: { height: number } | null;
  };
  let report: (entry: Report) => void;

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: Report[]) => void) {
        report = (entry) => act(() => callback([entry]));
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));

  /**
   * @param height of the carousel
   * @param visible its visible part
   * @param window its height, if known
   */
  const show = (height: number, visible: number, window?: number) =>
    report({
      intersectionRatio: visible / height,
      intersectionRect: { height: visible },
      rootBounds: window === undefined ? null : { height: window },
    });

  test.each([
    ["none of it", 400, 0, 640, "1 of 12"],
    ["half of it", 400, 200, 640, "2 of 12"],
    ["all of it", 400, 400, 640, "2 of 12"],
    ["a part that fills half of a low window", 400, 160, 320, "2 of 12"],
  ])("with %s visible", (_what, height, visible, window, expected) => {
    render(<PhotoCarousel photos={photos} />);
    show(height, visible, window);
    wait(3000);
    expect(shown()).toBe(expected);
  });
});
