import { renderToStaticMarkup } from "react-dom/server";
import { Reviews } from "./reviews";

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    jsonId: index + 1,
    text: `My dog smells of flowers, ${index + 1}.`,
    author: "Maria G.",
    date: "May 2025",
    picture: "/reviews/bow.svg",
  }));

const build = (count: number) => {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Reviews reviews={reviews(count)} />);
  return page;
};

it.each([1, 2, 5])("%i on one page need no buttons", (count) => {
  const page = build(count);
  expect(page.querySelectorAll("li:not([hidden])")).toHaveLength(count);
  expect(page.querySelector("nav")).toBeNull();
});

it("six stand on two pages", () => {
  expect(build(6).querySelector("nav [role=status]")).toHaveTextContent("Page 1 of 2");
});
