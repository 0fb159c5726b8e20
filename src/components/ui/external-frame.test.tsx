import { act, render, screen } from "@testing-library/react";
import { ExternalFrame } from "./external-frame";

globalThis.IntersectionObserver = class {
  constructor(private callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

test("words replace a frame whose host never answers", async () => {
  const limit = new AbortController();
  AbortSignal.timeout = jest.fn(() => limit.signal);
  globalThis.fetch = (_, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener("abort", () => reject(new Error("the limit is over")));
    });
  render(
    <ExternalFrame url="https://map.example/" title="Map" sandbox="">
      The map can’t load here.
    </ExternalFrame>,
  );
  expect(screen.getByTitle("Map")).toBeVisible();
  await act(() => Promise.resolve(limit.abort()));
  expect(screen.getByText("The map can’t load here.")).toBeVisible();
  expect(screen.queryByTitle("Map")).not.toBeInTheDocument();
});
