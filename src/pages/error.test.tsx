import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import ErrorPage from "./error";

test("blames nobody, and leads on: by phone, home, or to help", () => {
  mockSharedData();
  render(<ErrorPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Something went wrong");
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["(512) 555-0100", "tel:+15125550100"],
    ["Go back home", "/"],
    ["Get help", "/help/"],
  ]);
});
