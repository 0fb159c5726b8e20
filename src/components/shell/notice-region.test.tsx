import { act, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { NoticeRegion } from "./notice-region";

const notice = {
  kind: "closed",
  word: "Hours changed",
  day: "Wednesday, January 13",
  text: "Closing at 2 today, ice storm.",
  changedHours: null,
};

test("shows the notice's label, day and text, and a button to dismiss it", async () => {
  mockSharedData({ notice });
  document.documentElement.setAttribute("data-notice", "");
  await act(async () => {
    render(<NoticeRegion />);
    await import("./notice-bar");
  });
  const region = screen.getByRole("region", { name: "Notice" });
  expect(region).toHaveTextContent(
    /^Hours changed Wednesday, January 13: Closing at 2 today, ice storm\.$/,
  );
  expect(screen.getByRole("button", { name: "Dismiss this notice" })).toHaveAttribute(
    "data-needs-scripts",
  );
});

test("renders nothing without a notice", () => {
  mockSharedData();
  const { container } = render(<NoticeRegion />);
  expect(container).toBeEmptyDOMElement();
});
