import { render, screen, waitFor } from "@testing-library/react";
import { linksIn } from "../../test/builders/links-in";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import { review } from "../../test/builders/records";
import ReviewsPage from "./reviews-page";

const data = {
  home: { reviews: { heading: "Words", subtitle: "From those who know" } },
  reviews: { nodes: [review(1), { ...review(2), text: "So soft. ".repeat(300) }] },
};
const show = (page: number) => {
  mockSharedData();
  render(<ReviewsPage {...pageProps(data, "/reviews/", { page, pages: 3 })} />);
};

test("the page shows whole reviews, without scrolling", () => {
  show(1);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Words");
  const cards = screen.getAllByRole("figure");
  expect(cards).toHaveLength(2);
  expect(cards[1]).toHaveTextContent("So soft. So soft.");
  expect(screen.queryByRole("group")).toBeNull();
});

test.each([
  [1, "Reviews of our dog grooming", [["More reviews", "/reviews/page/2/"]]],
  [
    2,
    "Reviews of our dog grooming, page 2",
    [
      ["Previous reviews", "/reviews/"],
      ["More reviews", "/reviews/page/3/"],
    ],
  ],
  [3, "Reviews of our dog grooming, page 3", [["Previous reviews", "/reviews/page/2/"]]],
])("page %i has its title, and links to the pages next to it", async (page, title, links) => {
  show(page);
  await waitFor(() => expect(document.title).toBe(`${title} | The Clean Paw`));
  const end = [
    ["Book Now", bookingAddress],
    ["Find your dog’s price", "/services/#estimate"],
  ];
  expect(linksIn()).toEqual([...links, ...end]);
});
