import { render, screen } from "@testing-library/react";
import { PageDirectory } from "./page-directory";

test("every page is linked by its address", () => {
  render(<PageDirectory addresses={["/about/", "/faq/"]} />);
  expect(screen.getByRole("navigation", { name: "All pages" })).toBeVisible();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["/about/", "/about/"],
    ["/faq/", "/faq/"],
  ]);
});
