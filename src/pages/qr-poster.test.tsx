import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import QrPosterPage from "./qr-poster";

test("offers the booking page, the PDF and the picture, beside the poster with the motto", () => {
  mockSharedData();
  render(
    <QrPosterPage
      {...pageProps({ home: { hero: { title: "Clean Dogs Only" } }, site: { poster: null } })}
    />,
  );
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
