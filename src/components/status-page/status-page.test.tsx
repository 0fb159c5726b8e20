import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { StatusPage } from "./status-page";

beforeEach(() => mockSharedData());

test("one message, with its value in two corners that is read once", () => {
  render(
    <StatusPage title="Not here" value="404">
      <p>Sorry.</p>
    </StatusPage>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Not here");
  expect(screen.getByText("Sorry.")).toBeVisible();
  const corners = screen.getAllByText("404").map((corner) => corner.getAttribute("aria-hidden"));
  expect(corners).toEqual([null, "true"]);
});

test("a message without a value has bare corners", () => {
  const { container } = render(<StatusPage title="Hello">Come in.</StatusPage>);
  expect(container).toHaveTextContent(/^THE CLEAN PAWESTABLISHED 2011HelloCome in\.$/);
});
