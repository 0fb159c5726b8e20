import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import QrPosterPage from "./qr-poster";

jest.mock("../components/poster/draw-poster", () => ({
  drawPoster: () => new Promise(() => undefined),
}));

const name = "The Clean Paw and Whisker Parlor of Bastrop County";
const data = { home: { hero: { title: "Clean Dogs Only" } }, site: { poster: null } };

beforeEach(() => {
  mockSharedData({ site: { name } });
  render(<QrPosterPage {...pageProps(data)} />);
});

test("the page offers the booking link, the PDF and the picture next to the poster", () => {
  const book = screen.getByRole("link", { name: "Open Booking Link" });
  expect(book).toHaveAttribute("href", bookingAddress);
  expect(book).toHaveAttribute("data-booking-source", "poster");
  for (const button of ["Save as PDF", "Download PNG"])
    expect(screen.getByRole("button", { name: button })).toBeEnabled();
  const poster = screen.getByRole("region", { name: "Poster" });
  for (const text of [name, "Established 2011", "Elgin · Manor", "Scan to book"])
    expect(poster).toHaveTextContent(text);
  for (const text of ["Clean Dogs Only", "(512) 555-0100", "hello@paw.example", "paw.example"])
    expect(poster).toHaveTextContent(text);
  expect(screen.getByRole("img", { name: "QR code of the booking page" })).toBeVisible();
});

test("a drawing that takes more than a minute fails with a message", async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, "error").mockImplementation();
  fireEvent.click(screen.getByRole("button", { name: "Download PNG" }));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByRole("status")).toHaveTextContent("Drawing the picture.");
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("alert")).toHaveTextContent("The picture could not be drawn.");
  expect(logged).toHaveBeenCalledTimes(1);
});
