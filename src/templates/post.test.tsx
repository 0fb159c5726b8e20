import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { post } from "../../test/builders/posts";
import PostPage from "./post";

const neighbor = (folder: string) => ({ folder, frontmatter: { title: `All about ${folder}` } });
const data = { post: post("ticks"), newer: neighbor("coats"), older: neighbor("teeth") };

beforeEach(() => mockSharedData());

test("a post's own page has its title, its text and the ways on", async () => {
  render(<PostPage data={data} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All about ticks");
  const article = screen.getByRole("article");
  expect(article).toHaveTextContent("By Ada Byron");
  expect(article).toHaveTextContent("Brush twice a week.");
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog/");
  const others = within(screen.getByRole("navigation", { name: "Other posts" }));
  expect(
    others.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Previous postAll about teeth", "/blog/teeth/"],
    ["Next postAll about coats", "/blog/coats/"],
  ]);
  await waitFor(() => expect(document.title).toBe("All about ticks | The Clean Paw"));
});

test.each([
  ["newest", { newer: null }, ["Previous postAll about teeth"]],
  ["first", { older: null }, ["Next postAll about coats"]],
])("the %s post leads one way", (_, missing, ways) => {
  render(<PostPage data={{ ...data, ...missing }} />);
  const others = within(screen.getByRole("navigation", { name: "Other posts" }));
  expect(others.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(ways);
});

test("in a dialog, which has the title, it is text and topics alone", () => {
  render(<PostPage data={data} inDialog />);
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "All posts" })).not.toBeInTheDocument();
  expect(screen.getByText("By Ada Byron")).toBeVisible();
  expect(screen.getByText("Brush twice a week.")).toBeVisible();
});
