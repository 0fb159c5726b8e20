import { render, screen, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { post } from "../../test/builders/posts";
import PostPage from "./post";

const older = { folder: "teeth", frontmatter: { title: "All about teeth" } };
const data = { post: post("ticks"), newer: null, older };

beforeEach(() => mockSharedData());

test("a post's own page has its title, its text and the ways on", async () => {
  render(<PostPage data={data} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All about ticks");
  const article = screen.getByRole("article");
  expect(article).toHaveTextContent("By Ada Byron");
  expect(article).toHaveTextContent("Brush twice a week.");
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog/");
  expect(screen.getByRole("link", { name: /^Previous post/ })).toHaveAttribute(
    "href",
    "/blog/teeth/",
  );
  await waitFor(() => expect(document.title).toBe("All about ticks | The Clean Paw"));
});

test("in a dialog, which has the title, it is text and topics alone", () => {
  render(<PostPage data={data} inDialog />);
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "All posts" })).not.toBeInTheDocument();
  expect(screen.getByText("By Ada Byron")).toBeVisible();
  expect(screen.getByText("Brush twice a week.")).toBeVisible();
});
