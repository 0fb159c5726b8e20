import "@testing-library/jest-dom";

// jsdom lacks it, because it has no layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom lacks window width and navigation entries, too.
globalThis.matchMedia = () =>
  ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.performance.getEntriesByType = () => [];

// jsdom can't open dialogs. Tests in plain Node have no dialogs.
if ("HTMLDialogElement" in globalThis) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
