import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 10_000 }); // for a slow machine

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

// jsdom has no layout.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoObserver;
globalThis.IntersectionObserver = NoObserver as unknown as typeof IntersectionObserver;

// jsdom has no window width and no navigation entries.
globalThis.matchMedia = () =>
  ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.performance.getEntriesByType = () => [];

// jsdom can't open dialogs.
if ("HTMLDialogElement" in globalThis) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
