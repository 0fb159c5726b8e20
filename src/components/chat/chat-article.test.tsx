import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { ChatArticle } from "./chat-article";

const path = "/blog/teeth/";
const tree = [
  ["p", null, "Plaque is a soft film."],
  ["h2", null, "What goes on"],
];
const post = { tree, facts: [], pictures: [] };
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();

const answer = (status: number, data: unknown = { post }) =>
  Promise.resolve({
    ok: status < 400,
    status,
    json: () => Promise.resolve({ result: { data } }),
  });

const show = () =>
  render(
    <div role="log" tabIndex={-1}>
      <ChatArticle path={path} title="Teeth" />
    </div>,
  );

beforeEach(() => {
  fetchMock.mockReset();
  window.fetch = fetchMock as unknown as typeof fetch;
  mockSharedData();
});

test("is the text of the post's own page, one level below the window's title, with a way there", async () => {
  fetchMock.mockReturnValue(answer(200));
  show();
  const article = screen.getByRole("article", { name: "Teeth" });
  expect(article).toHaveTextContent("Fetching the article.");
  expect(await screen.findByText("Plaque is a soft film.")).toBeVisible();
  expect(fetchMock).toHaveBeenCalledWith(`/page-data${path}page-data.json`);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Teeth");
  expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("What goes on");
  expect(screen.getByRole("link", { name: /own page/ })).toHaveAttribute("href", path);
  expect(article).not.toHaveTextContent("Fetching");
});

test("its booking link opens a new tab, so that the conversation stays", async () => {
  const text = [["BookLink", null, "Book a cleaning"]];
  fetchMock.mockReturnValue(answer(200, { post: { ...post, tree: text } }));
  show();
  const link = await screen.findByRole("link", { name: /^Book a cleaning/ });
  expect(link).toHaveAttribute("target", "_blank");
});

test.each([
  ["no line", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error of the host", () => answer(500)],
  ["a page without a post", () => answer(200, {})],
])("%s: it can be tried again, and the focus stays in the log", async (_, failing) => {
  fetchMock.mockImplementationOnce(failing);
  show();
  expect(await screen.findByText("The article did not arrive.")).toBeVisible();
  expect(screen.getByRole("link", { name: "(512) 555-0100" })).toBeVisible();
  fetchMock.mockReturnValue(answer(200));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("log")).toHaveFocus();
  expect(await screen.findByText("Plaque is a soft film.")).toBeVisible();
});
