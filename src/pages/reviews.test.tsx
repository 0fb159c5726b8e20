import { render, screen, waitFor } from "@testing-library/react";
import { linksIn } from "../../test/builders/links-in";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import { review } from "../../test/builders/records";
import ReviewsPage from "./reviews";

const data = {
  home: { reviews: { heading: "Words", subtitle: "From those who know" } },
  reviews: { nodes: [review(1), { ...review(2), text: "So soft. ".repeat(300) }] },
};

test("the page shows whole reviews, without scrolling, then links to book", async () => {
  mockSharedData();
  render(<ReviewsPage {...pageProps(data, "/reviews/", {})} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Words");
  const cards = screen.getAllByRole("figure");
  expect(cards).toHaveLength(2);
  expect(cards[1]).toHaveTextContent("So soft. So soft.");
  expect(screen.queryByRole("group")).toBeNull();
  expect(linksIn()).toEqual([
    ["Book Now", bookingAddress],
    ["Find your dog’s price", "/services/#estimate"],
  ]);
  await waitFor(() => expect(document.title).toBe("Reviews of our dog grooming | The Clean Paw"));
});
