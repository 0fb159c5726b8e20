import { render, screen } from "@testing-library/react";
import { PageHeader } from "./page-header";

test("the title is the page's first heading, with the words below it", () => {
  render(<PageHeader title="Help">Write or call.</PageHeader>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Help$/);
  expect(screen.getByText("Write or call.")).toBeVisible();
});

test("a title without words has nothing below it", () => {
  render(<PageHeader title="Help" />);
  expect(screen.getByRole("heading", { level: 1 }).nextSibling).toBeNull();
});
