import { act, fireEvent, screen } from "@testing-library/react";
import { galleryPhoto } from "./records";

export const photos = Array.from({ length: 12 }, (_, index) => galleryPhoto(`dog-${index + 1}`));

/** Sets whether all media queries match: reduced motion, and large windows. */
export const matchMediaQueries = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
};

export const showTab = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

export const wait = (milliseconds: number) =>
  act(() => void jest.advanceTimersByTime(milliseconds));

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

export const shown = () =>
  screen.getByRole("group", { name: / of 12$/ }).getAttribute("aria-label");

export const requested = (container: HTMLElement) =>
  new Set([...container.querySelectorAll("img")].map(({ alt }) => Number(alt.split("-")[1])));

/** Simulates the clock, in a visible tab of a small window without reduced motion. */
export function simulateVisit() {
  beforeEach(() => {
    jest.useFakeTimers();
    matchMediaQueries(false);
    showTab("visible");
  });
  afterEach(() => jest.useRealTimers());
}
