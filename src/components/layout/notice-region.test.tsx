import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { someNotice } from "../../../test/builders/shared-data";
import { NoticeRegion } from "./notice-region";

/** Shows a notice on a new page, and returns its text. By default it is current. */
function visit(text: string, until = "2099-12-31T18:00"): string | undefined {
  const times = { from: "2020-01-01T09:00", until, changedHours: null };
  mockSharedData({ notice: { ...someNotice, ...times, text } });
  document.body.replaceChildren();
  act(() => void render(<NoticeRegion />));
  return screen.queryByRole("region", { name: "Notice" })?.textContent;
}

test("a dismissed notice stays hidden on the next pages, until its text changes; one that has ended is hidden", async () => {
  expect(visit("Ice storm")).toContain("Ice storm");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss this notice" }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(visit("Ice storm")).toBeUndefined();
  expect(visit("Open again")).toContain("Open again");
  expect(visit("Closed until yesterday", "2020-01-02T09:00")).toBeUndefined();
});
