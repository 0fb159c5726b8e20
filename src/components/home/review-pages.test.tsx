import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { pageLocation } from "../../../test/builders/page-props";
import { review } from "../../../test/builders/records";
import { ReviewPages } from "./review-pages";

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    review(index + 1, { author: `Maria the ${index + 1}.` }),
  );

const scrollIntoView = jest.fn();

beforeEach(() => {
  mockSharedData();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.getAllByRole("figure").map((card) => card.textContent);

const perPage = 5; // as specified
const count = 12;

function expectPage(page: number) {
  expect(shown()).toEqual(
    reviews(count)
      .slice((page - 1) * perPage, page * perPage)
      .map(({ text, author, date }) => `${author}${date}${text}`),
  );
}

it('"Next" and "Previous" change the page until they reach an end', async () => {
  render(<ReviewPages location={pageLocation()} reviews={reviews(count)} />);
  expectPage(1);
  expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  await press("Previous");
  expectPage(1);
  await press("Next");
  expectPage(2);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  await press("Next");
  expectPage(3);
  expect(screen.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 3");
  expect(screen.getByRole("status")).toHaveTextContent(
    `Reviews ${count - 1} to ${count} of ${count}`,
  );
  expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await press("Next");
  expectPage(3);
  await press("Previous");
  expectPage(2);
});

it("the page is a part of the history's entry", async () => {
  const show = (path?: string, state?: object | null) => (
    <ReviewPages location={pageLocation(path, state)} reviews={reviews(count)} />
  );
  const { rerender } = render(show());
  await press("Next");
  const entry = window.history.state as object;
  rerender(show("/#visit", null)); // a link to a part of the page
  expectPage(2);
  rerender(show("/")); // a link to the page
  expectPage(1);
  rerender(show("/", entry)); // Back
  expectPage(2);
});

it("a drawing replaces a failed picture, until there is another one", () => {
  const show = (image: string) => (
    <ReviewPages location={pageLocation()} reviews={[review(1, { picture: null, image })]} />
  );
  const { container, rerender } = render(show("https://images.example/bow.jpg"));
  const source = () => container.querySelector("img")?.getAttribute("src");
  fireEvent.error(container.querySelector("img")!);
  expect(source()).toBe("/avatars.png");
  rerender(show("https://images.example/bath.jpg"));
  expect(source()).toBe("https://images.example/bath.jpg");
});

it.each([
  ["only a name", { name: "Google", url: null, stars: null }, "Maria G.May 2025, on Google", null],
  [
    "a page and stars",
    { name: "Google", url: "https://reviews.example/bow", stars: 2 },
    "Maria G.★★☆☆☆May 2025, on Google",
    "https://reviews.example/bow",
  ],
])("shows a review's source with %s", (_, source, text, page) => {
  render(<ReviewPages location={pageLocation()} reviews={[review(1, { source })]} />);
  const by = screen.getByRole("figure").querySelector("figcaption");
  expect(by?.textContent).toBe(text);
  expect(by?.querySelector("a")?.getAttribute("href") ?? null).toBe(page);
  const stars = screen.queryByRole("img", { name: /stars/ })?.getAttribute("aria-label") ?? null;
  expect(stars).toBe(source.stars && "2 of 5 stars");
});
