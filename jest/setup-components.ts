import "@testing-library/jest-dom";

// jsdom has none: a simulated page measures nothing.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
