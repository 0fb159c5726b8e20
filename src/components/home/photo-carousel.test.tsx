import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { galleryPhoto } from "../../../test/builders/records";
import { photoInterval } from "../../lib/constants";
import { PhotoCarousel } from "./photo-carousel";

const photos = Array.from({ length: 12 }, (_, index) => galleryPhoto(`dog-${index + 1}`));

/** Sets whether all media queries match: reduced motion, and large windows. */
const matchMediaQueries = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
};

const setConnection = (saveData: boolean) =>
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });

const showTab = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

/** Sets whether a quarter of the photo is visible. */
let scrollTo: (isIntersecting: boolean) => void;

globalThis.IntersectionObserver = class {
  constructor(private callback: (entries: { isIntersecting: boolean }[]) => void) {
    scrollTo = (isIntersecting) => act(() => callback([{ isIntersecting }]));
  }
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const shown = () => screen.getByRole("group", { name: / of 12$/ }).getAttribute("aria-label");

const requested = (container: HTMLElement) =>
  new Set([...container.querySelectorAll("img")].map(({ alt }) => Number(alt.split("-")[1])));

beforeEach(() => {
  jest.useFakeTimers();
  matchMediaQueries(false);
  setConnection(false);
  showTab("visible");
});

test.each([
  ["while it plays", [], /^$/],
  ["while it is paused", ["Pause photos"], /^Photos paused$/],
  ["while it plays again", ["Pause photos", "Play photos"], /^Photos playing$/],
])("announces only what a visitor did with a button or key %s", (_when, before, heard) => {
  const { container } = render(<PhotoCarousel photos={photos} />);
  const status = screen.getByRole("status");
  before.forEach(press);
  expect(container.querySelectorAll("[aria-live]")).toHaveLength(0);
  expect(status).toHaveTextContent(heard);
  const [playback, , next] = screen.getAllByRole("button");
  fireEvent.keyDown(next!, { key: "ArrowLeft" });
  expect(status).toHaveTextContent(/^12 of 12, A groomed dog-12$/);
  fireEvent.keyDown(playback!, { key: "ArrowRight" });
  expect(status).toHaveTextContent(/^1 of 12, A groomed dog-1$/);
  wait(3 * photoInterval);
  if (before.length === 1) expect(status).toHaveTextContent(/^1 of 12, A groomed dog-1$/);
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

test("the photo changes every 3000 ms, also under a mouse; the first follows the last", async () => {
  render(<PhotoCarousel photos={photos} />);
  await userEvent.setup({ delay: null }).hover(screen.getAllByRole("img")[0]!);
  wait(2999);
  expect(shown()).toBe("1 of 12");
  wait(1);
  expect(shown()).toBe("2 of 12");
  for (const next of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
    wait(3000);
    expect(shown()).toBe(`${next} of 12`);
  }
});

test.each([
  ["while paused", () => press("Pause photos"), () => press("Play photos")],
  ["in a hidden tab", () => showTab("hidden"), () => showTab("visible")],
  ["while the visitor has scrolled past it", () => scrollTo(false), () => scrollTo(true)],
])("rests %s, but not its buttons", (_, stop, go) => {
  render(<PhotoCarousel photos={photos} />);
  stop();
  wait(60_000);
  expect(shown()).toBe("1 of 12");
  press("Next photo");
  wait(60_000);
  expect(shown()).toBe("2 of 12");
  go();
  wait(photoInterval);
  expect(shown()).toBe("3 of 12");
});

test.each([
  ["with reduced motion", true, false],
  ["for a visitor who saves data", false, true],
])("%s, it starts only on request", (_, reducesMotion, savesData) => {
  matchMediaQueries(reducesMotion);
  setConnection(savesData);
  render(<PhotoCarousel photos={photos} />);
  wait(60_000);
  expect(shown()).toBe("1 of 12");
  press("Play photos");
  wait(photoInterval);
  expect(shown()).toBe("2 of 12");
});

test("a tap on the photo that leaves doesn't bring it back", () => {
  render(<PhotoCarousel photos={photos} />);
  const [first] = screen.getAllByRole("img");
  press("Next photo");
  fireEvent.click(first!);
  expect(shown()).toBe("2 of 12");
});

describe("a swipe", () => {
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pageX: x, pageY: y });
  const start = () =>
    fireEvent.touchStart(screen.getAllByRole("img")[0]!, { touches: [at(200, 400)] });
  const move = (...path: [x: number, y: number][]) => {
    for (const [x, y] of path)
      fireEvent.touchMove(screen.getAllByRole("img")[0]!, { touches: [at(200 + x, 400 + y)] });
  };
  const end = () => fireEvent.touchEnd(screen.getAllByRole("img")[0]!, { touches: [] });

  test.each<[string, string, ...[x: number, y: number][]]>([
    ["to the left", "2 of 12", [-30, 0], [-120, 0]],
    ["to the right", "12 of 12", [30, 0], [120, 0]],
    ["only a little to the left", "1 of 12", [-30, 0]],
    ["to the left and back", "1 of 12", [-120, 0], [-20, 0]],
    ["up and far to the left", "1 of 12", [-22, -60], [-90, -250]],
    ["up, then drifts to the left", "1 of 12", [0, -60], [-120, -60]],
  ])("that moves %s", (_direction, expected, ...path) => {
    render(<PhotoCarousel photos={photos} />);
    start();
    move(...path);
    end();
    expect(shown()).toBe(expected);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("that the browser cancels changes nothing, also with the next tap, and photos go on", () => {
    render(<PhotoCarousel photos={photos} />);
    start();
    move([-30, 0], [-120, 0]);
    fireEvent.touchCancel(screen.getAllByRole("img")[0]!);
    start();
    end();
    expect(shown()).toBe("1 of 12");
    wait(photoInterval);
    expect(shown()).toBe("2 of 12");
  });

  test("rests and loads the neighbors while a finger is down", () => {
    const { container } = render(<PhotoCarousel photos={photos} />);
    start();
    expect([5, 12].filter((photo) => requested(container).has(photo))).toEqual([12]);
    wait(60_000);
    end();
    expect(shown()).toBe("1 of 12");
  });
});
