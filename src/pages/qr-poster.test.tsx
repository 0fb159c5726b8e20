import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import QrPosterPage from "./qr-poster";

jest.mock("../components/poster/draw-poster", () => ({
  drawPoster: () => new Promise(() => undefined),
}));

const name = "The Clean Paw and Whisker Parlor of Bastrop County";

beforeEach(() => {
  mockSharedData({ site: { name } });
  render(
    <QrPosterPage
      {...pageProps({ home: { hero: { title: "Clean Dogs Only" } }, site: { poster: null } })}
    />,
  );
});

test("offers the booking page, the PDF and the picture, beside the poster, which says who, where, and how to book", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("QR Poster");
  const book = screen.getByRole("link", { name: "Open Booking Link" });
  expect(book).toHaveAttribute("href", bookingAddress);
  expect(book).toHaveAttribute("data-booking-source", "poster");
  for (const name of ["Save as PDF", "Download PNG"])
    expect(screen.getByRole("button", { name })).toBeEnabled();
  const poster = screen.getByRole("region", { name: "Poster" });
  for (const words of [name, "Established 2011", "Elgin · Manor", "Scan to book"])
    expect(poster).toHaveTextContent(words);
  for (const words of ["(512) 555-0100", "hello@paw.example", "paw.example"])
    expect(poster).toHaveTextContent(words);
  const rims = [...poster.querySelectorAll("textPath")].map(({ textContent }) => textContent);
  expect(rims).toEqual(["CLEAN DOGS ONLY", "ESTABLISHED 2011"]);
  expect(screen.getByRole("img", { name: "QR code of the booking page" })).toBeVisible();
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
