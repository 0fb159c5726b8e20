import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { review } from "../../../test/builders/records";
import { Reviews } from "./reviews";

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

const build = (count: number) => {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Reviews reviews={reviews(count)} />);
  return page;
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.getAllByRole("figure").map((card) => card.textContent);

/** Expects exactly these reviews, in order. */
function expectShown(from: number, to: number) {
  expect(shown()).toEqual(
    reviews(to)
      .slice(from - 1)
      .map(({ text, author, date }) => `${author}${date}${text}`),
  );
}

it.each([1, 2, 5])("%i reviews need no pagination", (count) => {
  const page = build(count);
  expect(page.querySelectorAll("figure")).toHaveLength(count);
  expect(page.querySelector("nav")).toBeNull();
});

it("the built HTML contains the first five reviews, and a link to all", () => {
  const page = build(27);
  expect(page.querySelectorAll("figure")).toHaveLength(5);
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/reviews/"]);
});

it('"Next" and "Previous" change the page until they reach an end', async () => {
  render(<Reviews reviews={reviews(12)} />);
  expectShown(1, 5);
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await press("Next");
  expectShown(6, 10);
  await press("Next");
  expectShown(11, 12);
  expect(screen.getByRole("status")).toHaveTextContent("Reviews 11 to 12 of 12");
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  await press("Previous");
  expectShown(6, 10);
});

it("a page number opens its page and becomes the current one", async () => {
  render(<Reviews reviews={reviews(12)} />);
  await press("Page 3");
  expectShown(11, 12);
  const marked = within(screen.getByRole("navigation"))
    .getAllByRole("button")
    .filter((button) => button.hasAttribute("aria-current"));
  expect(marked.map((button) => button.textContent)).toEqual(["3"]);
});

it("a picture is requested without a referrer", () => {
  const pictures = ["https://images.example/bow.jpg", "/static/pictures/bow.webp?v=1"];
  const { container } = render(
    <Reviews reviews={pictures.map((picture, index) => review(index, { picture }))} />,
  );
  const images = [...container.querySelectorAll("img")];
  const policies = images.map((image) => image.getAttribute("referrerpolicy"));
  expect(policies).toEqual(["no-referrer", "no-referrer"]);
});

it("a failed picture is hidden", () => {
  const { container } = render(
    <Reviews reviews={[review(1, { picture: "https://images.example/bow.jpg" })]} />,
  );
  const image = container.querySelector("img")!;
  fireEvent.error(image);
  expect(image).not.toBeVisible();
});

it("a long text can be scrolled by keyboard, also in the built HTML", () => {
  const html = renderToStaticMarkup(
    <Reviews reviews={[review(1, { text: "My dog smells of flowers. ".repeat(40) })]} />,
  );
  expect(html).toMatch(/<blockquote[^>]* tabindex="0" role="group" aria-label="Review by /);
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
  render(<Reviews reviews={[review(1, { source })]} />);
  const by = screen.getByRole("figure").querySelector("figcaption");
  expect(by?.textContent).toBe(text);
  expect(by?.querySelector("a")?.getAttribute("href") ?? null).toBe(page);
  const stars = screen.queryByRole("img", { name: /stars/ })?.getAttribute("aria-label") ?? null;
  expect(stars).toBe(source.stars && "2 of 5 stars");
});

it("links to the page for writing reviews", () => {
  mockSharedData({ site: { reviewUrl: "https://reviews.example/write" } });
  render(<Reviews reviews={reviews(5)} />);
  expect(screen.getByRole("link", { name: "Leave a review" })).toHaveAttribute(
    "href",
    "https://reviews.example/write",
  );
  expect(screen.getByRole("link", { name: "Read all reviews" })).toBeVisible();
});

it("keeps the paragraphs of a review", () => {
  render(<Reviews reviews={[review(1, { text: "Calm and kind.\n\nWe will be back." })]} />);
  expect(screen.getByText("Calm and kind.").tagName).toBe("P");
  expect(screen.getByText("We will be back.").tagName).toBe("P");
});

it("a new page starts at its first card", async () => {
  render(<Reviews reviews={reviews(12)} />);
  const [card] = screen.getAllByRole("listitem");
  await press("Next");
  expect(scrollIntoView.mock.contexts).toEqual([card]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
});
