import "@testing-library/jest-dom";

// jsdom has none: a simulated page measures nothing.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it know how wide it is, or how it was come to.
globalThis.matchMedia = () =>
  ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.performance.getEntriesByType = () => [];

// Nor can its dialogs be opened. A test that asks for plain Node has none.
if ("HTMLDialogElement" in globalThis) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
