import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { MdxText } from "./mdx-text";
import type { TextTree } from "../../lib/text-tree";
import { Fact } from "./fact";

const facts = [
  { name: "phone", value: "(512) 555-0142" },
  { name: "email", value: "hello@shop.example" },
  { name: "referral-discount", value: "10%" },
];

const show = (...tree: TextTree[]) =>
  render(
    <MdxText
      facts={facts}
      tree={tree as unknown as Queries.MdxTextFragment["tree"]}
      bookingSource="about"
    />,
  );

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: {
      booking: {
        url: "https://booking.example/book",
        parameter: "business",
        name: "shop",
        groomerPageUrl: "https://booking.example/shop/appointments",
      },
    },
  });
});

describe("a fact", () => {
  it("shows the value from the data", () => {
    show(["Fact", { name: "referral-discount" }]);
    expect(screen.getByText("10%")).toBeVisible();
  });

  it.each([
    ["phone", "(512) 555-0142", "tel:+15125550142"],
    ["email", "hello@shop.example", "mailto:hello@shop.example"],
  ])("%s can be tapped", (name, value, href) => {
    show(["Fact", { name }]);
    expect(screen.getByRole("link", { name: value })).toHaveAttribute("href", href);
  });

  it("that doesn't exist shows its name", () => {
    show(["Fact", { name: "fone" }]);
    expect(screen.getByText("{fone}")).toBeVisible();
  });

  it("needs a text around it", () => {
    const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Fact name="phone" />)).toThrow("MdxText");
    silent.mockRestore();
  });
});

test("a callout is named by its title", () => {
  show(["Callout", { title: "What I believe" }, "Patience."]);
  expect(screen.getByRole("complementary", { name: "What I believe" })).toHaveTextContent(
    "Patience.",
  );
});

test("a booking link takes the form that the text asks for and the page's label", () => {
  show(["BookLink", { form: "groomer" }, "Book"]);
  const link = screen.getByRole("link", { name: "Book" });
  expect(link).toHaveAttribute("href", "https://booking.example/shop/appointments?business=shop");
  expect(link).toHaveAttribute("data-booking-source", "about");
});

test("a link in a text keeps its address", () => {
  show(
    ["a", { href: "/blog/" }, "Blog"],
    ["a", { href: "https://elsewhere.example" }, "Elsewhere"],
  );
  expect(screen.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog/");
  expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveAttribute(
    "href",
    "https://elsewhere.example",
  );
});

test("a section can be linked by its heading", () => {
  show(["h2", null, "7. Promotions and referral programs"]);
  expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute(
    "id",
    "promotions-and-referral-programs",
  );
});
