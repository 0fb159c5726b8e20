import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import QrPosterPage from "./qr-poster";

jest.mock("../components/poster/draw-poster", () => ({
  drawPoster: () => new Promise(() => undefined),
}));

beforeEach(() => {
  mockSharedData();
  render(
    <QrPosterPage
      {...pageProps({ home: { hero: { title: "Clean Dogs Only" } }, site: { poster: null } })}
    />,
  );
});

test("offers the booking page, the PDF and the picture, beside the poster with the motto", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("QR Poster");
  const book = screen.getByRole("link", { name: "Open Booking Link" });
  expect(book).toHaveAttribute("href", bookingAddress);
  expect(book).toHaveAttribute("data-booking-source", "poster");
  for (const name of ["Save as PDF", "Download PNG"])
    expect(screen.getByRole("button", { name })).toBeEnabled();
  const [motto] = document.querySelectorAll("textPath");
  expect(screen.getByRole("region", { name: "Poster" })).toContainElement(motto as SVGElement);
  expect(motto).toHaveTextContent("CLEAN DOGS ONLY");
});

test("a picture that can't be drawn is given up after a minute, and said", async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, "error").mockImplementation();
  fireEvent.click(screen.getByRole("button", { name: "Download PNG" }));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByRole("status")).toHaveTextContent("Drawing the picture.");
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("alert")).toHaveTextContent("The picture could not be drawn.");
  expect(logged).toHaveBeenCalledTimes(1);
});
