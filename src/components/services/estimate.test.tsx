import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import type { DogParameters } from "../../lib/links/booking-link";
import { EstimateBooking } from "./estimate";

const line = (id: string, label: string) => ({
  id,
  label,
  price: 100,
  tax: 10,
  total: 110,
  suffix: "",
});
const bath = line("bath", "Bath");
const groom = line("groom", "Full groom");

const one = (address: string) => [["Book this", `${bookingAddress}${address}`]];

test.each<[string, (typeof bath)[], DogParameters | undefined, string[][]]>([
  ["no parameters", [bath, groom], undefined, one("")],
  ["parameters for size and coat", [bath, groom], { size: "s", coat: "c" }, one("&s=xl&c=double")],
  [
    "a parameter for the service",
    [bath, groom],
    { size: "s", service: "job" },
    [
      ["Bath", `${bookingAddress}&s=xl&job=bath`],
      ["Full groom", `${bookingAddress}&s=xl&job=groom`],
    ],
  ],
])("the booking links have %s", (_, lines, dogParameters, expected) => {
  mockSharedData();
  const estimate = { size: "xl", coat: "double", dog: "a dog", lines, withoutPrice: [] };
  render(<EstimateBooking estimate={estimate} dogParameters={dogParameters} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(expected);
  expect(links[0]).toHaveAttribute("data-booking-source", "services");
  expect(screen.queryAllByRole("list", { name: "Book this" })).toHaveLength(links.length - 1);
});
