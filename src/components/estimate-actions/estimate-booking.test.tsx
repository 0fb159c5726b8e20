import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import type { DogParameters } from "../../lib/dog-booking-link";
import { EstimateBooking } from "./estimate-booking";

const line = (id: string, label: string) => ({ id, label, price: 100, tax: 10, total: 110 });
const bath = line("bath", "Bath");
const groom = line("groom", "Full groom");

const show = (lines: (typeof bath)[], dogParameters?: DogParameters) => {
  mockSharedData();
  const estimate = { size: "xl", coat: "double", dog: "a dog", lines, notOffered: [] };
  render(<EstimateBooking estimate={estimate} dogParameters={dogParameters} source="services" />);
};
const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test.each<[string, DogParameters | undefined, string]>([
  ["no names", undefined, bookingAddress],
  ["names for size and coat", { size: "s", coat: "c" }, `${bookingAddress}&s=xl&c=double`],
])("with %s there is one link for the dog", (_, names, address) => {
  show([bath, groom], names);
  expect(links()).toEqual([["Book this", address]]);
  expect(screen.getByRole("link")).toHaveAttribute("data-booking-source", "services");
});

test("with a name for the service, each has its link", () => {
  show([bath, groom], { size: "s", service: "job" });
  expect(links()).toEqual([
    ["Bath", `${bookingAddress}&s=xl&job=bath`],
    ["Full groom", `${bookingAddress}&s=xl&job=groom`],
  ]);
  const list = screen.getByRole("list", { name: "Book this" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
});

test("a service without an alternative needs no choice", () => {
  show([bath], { service: "job" });
  expect(links()).toEqual([["Book this", `${bookingAddress}&job=bath`]]);
});
