import { render, screen } from "@testing-library/react";
import { errorReportPath } from "../../lib/error-report";
import { PreviewFallback } from "./preview-fallback";

const fetchReport = jest.fn<Promise<Partial<Response>>, [string]>();
const overlay = { push: jest.fn() };
const dismissal = ["FAST_REFRESH", { action: "DISMISS" }];

function reportIs(text: string) {
  window._gatsbyEvents = overlay;
  fetchReport.mockResolvedValue({ ok: true, text: () => Promise.resolve(text) });
  window.fetch = fetchReport as unknown as typeof fetch;
}

beforeEach(() => overlay.push.mockClear());

test("what the owner can mend is said in the place of Gatsby's overlay", async () => {
  reportIs("data/faq.json line 2");
  render(<PreviewFallback />);
  expect(await screen.findByText("data/faq.json line 2")).toBeVisible();
  expect(fetchReport).toHaveBeenCalledWith(errorReportPath);
  expect(overlay.push).toHaveBeenCalledWith(dismissal);
});

test("an error in the code keeps its overlay, until the page is back", async () => {
  reportIs("");
  const { unmount } = render(<PreviewFallback />);
  expect(await screen.findByText(/The terminal/)).toBeVisible();
  expect(overlay.push).not.toHaveBeenCalled();
  unmount();
  expect(overlay.push).toHaveBeenCalledWith(dismissal);
});
