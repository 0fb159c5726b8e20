import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { textOf } from "../../test/builders/posts";
import { teamMember } from "../../test/builders/records";
import GroomerPage from "./groomer-page";

const story = textOf(
  ["h2", null, "How it began"],
  ["BookLink", { form: "groomer" }, "Book an Appointment"],
);

test.each([[["Ada", "Max"]], [[]]])("the story is next to the portraits of %j", (names) => {
  mockSharedData();
  const frontmatter = { title: "Meet Your Groomer", description: "Who holds the scissors." };
  const data: Queries.GroomerPageQuery = {
    mdx: { frontmatter, ...story },
    team: { nodes: names.map((name) => teamMember({ name })) },
  };
  render(<GroomerPage {...pageProps(data, "/about/")} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Meet Your Groomer");
  expect(screen.getByText("Who holds the scissors.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "How it began" })).toBeVisible();
  for (const name of names) expect(screen.getByAltText(`Portrait of ${name}`)).toBeVisible();
  const figures = screen.queryAllByRole("figure").map(({ textContent }) => textContent);
  expect(figures).toEqual(names.map((name) => `${name}Groomerada@paw.example`));
  const book = screen.getByRole("link", { name: "Book an Appointment" });
  expect(book).toHaveAttribute("href", "https://booking.example/groomer?shop=paw");
  expect(book).toHaveAttribute("data-booking-source", "about");
});
