import { render, screen } from "@testing-library/react";
import { MdxText } from "./mdx-text";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { textOf } from "../../../test/builders/posts";
import { textPicture } from "../../../test/builders/records";
import type { Part } from "../../../test/builders/text-tree";

const pictures = ["before.jpg", "after.jpg"].map((name) => textPicture(name));

const show = (...parts: Part[]) =>
  render(<MdxText {...textOf(...parts)} pictures={pictures} bookingSource="about" />);

beforeEach(() => mockSharedData());

test("a callout about an offer has its title; once it has ended, only that, the usual price and a booking link", () => {
  const trim = { id: "trim", discount: "$3", subject: "nail trims", month: "March 2020" };
  const offer = { ...trim, usualPrice: "$18" };
  show(["Callout", { title: "New offer", offer: { ...offer, month: "March" } }, "Hurry."]);
  expect(screen.getByRole("heading", { name: "New offer" })).toBeVisible();
  show(["Callout", { title: "Our offer", offer }, ["p", null, "Hurry."]]);
  expect(screen.getByRole("complementary", { name: "Our offer" }).textContent).toBe(
    "We took $3 off nail trims in March 2020. This offer has ended." +
      "Nail trims today: $18 before taxBook Now",
  );
  expect(screen.getByRole("link")).toHaveAttribute("data-booking-source", "about");
});

test("a booking link opens the form that the text names, and has the page's label", () => {
  show(["BookLink", { form: "groomer" }, "Book"]);
  const link = screen.getByRole("link", { name: "Book" });
  expect(link).toHaveAttribute("href", "https://booking.example/groomer?shop=paw");
  expect(link).toHaveAttribute("data-booking-source", "about");
});

test("a table is in a frame that scrolls by keyboard", () => {
  show(["table", null, ["thead", null, ["tr", null, ["th", null, "Size"]]]]);
  const frame = screen.getByRole("region", { name: "Table: Size" });
  expect(frame).toHaveAttribute("tabindex", "0");
  expect(frame).toContainElement(screen.getByRole("columnheader", { name: "Size" }));
});
