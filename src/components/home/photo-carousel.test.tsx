import { fireEvent, render, screen, within } from "@testing-library/react";
import {
  matchMediaQueries,
  photos,
  press,
  requested,
  shown,
  simulateVisit,
  wait,
} from "../../../test/builders/carousel";
import { PhotoCarousel } from "./photo-carousel";

simulateVisit();

test("is a labeled carousel that shows one photo", () => {
  render(<PhotoCarousel photos={photos} />);
  const carousel = screen.getByRole("group", { name: "Photos of groomed dogs" });
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  expect(shown()).toBe("1 of 12");
  const [slide = carousel] = within(carousel).getAllByRole("group", { name: "1 of 12" });
  expect(slide).toHaveAttribute("aria-roledescription", "slide");
  expect(within(slide).getByRole("img")).toHaveAccessibleName("A groomed dog-1");
});

test("large windows have a thumbnail for each photo, which shows it", () => {
  matchMediaQueries(true); // also matches the window's size
  const { container } = render(<PhotoCarousel photos={photos} />);
  const thumbs = within(screen.getByRole("group", { name: "All photos" }));
  expect(thumbs.getAllByRole("button")).toHaveLength(12);
  expect(container.querySelector("[aria-current=true] img")).toHaveAttribute(
    "src",
    "/static/pictures/dog-1.webp?v=1",
  );
  press("Photo 7: A groomed dog-7");
  expect(shown()).toBe("7 of 12");
  expect(screen.getByRole("button", { current: true })).toHaveAccessibleName(/^Photo 7/);
});

test("other windows have no thumbnails", () => {
  render(<PhotoCarousel photos={photos} />);
  expect(screen.queryByRole("group", { name: "All photos" })).not.toBeInTheDocument();
});

test("buttons change the photo, and the carousel continues", () => {
  render(<PhotoCarousel photos={photos} />);
  press("Previous photo");
  expect(shown()).toBe("12 of 12");
  press("Next photo");
  press("Next photo");
  expect(shown()).toBe("2 of 12");
  wait(3000);
  expect(shown()).toBe("3 of 12");
});

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

test("automatic changes are never announced", () => {
  render(<PhotoCarousel photos={photos} />);
  const status = screen.getByRole("status");
  press("Next photo");
  for (let photo = 0; photo < 26; photo += 1) {
    wait(3000);
    expect(status).toBeEmptyDOMElement();
  }
});

test("the photos are not exposed as a list", () => {
  render(<PhotoCarousel photos={photos} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
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

test("a single photo has no controls", () => {
  render(<PhotoCarousel photos={photos.slice(0, 1)} />);
  expect(screen.getByRole("img")).toHaveAccessibleName("A groomed dog-1");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
