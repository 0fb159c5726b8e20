import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { post, textOf } from "../../../test/builders/posts";
import { loadPost } from "../../browser/load-post";
import "../ui/mdx-text"; // or the article loads it during the test, which takes seconds on a busy machine
import { ChatArticle } from "./chat-article";

jest.mock("../../browser/load-post");

const path = "/blog/teeth/";
const article = {
  ...post("teeth"),
  ...textOf(
    ["p", null, "Plaque is a soft film."],
    ["h2", null, "What goes on"],
    ["BookLink", null, "Book a cleaning"],
  ),
};

const show = () =>
  render(
    <div role="log" tabIndex={-1}>
      <ChatArticle path={path} title="Teeth" />
    </div>,
  );

beforeEach(() => {
  jest.mocked(loadPost).mockReset().mockResolvedValue(article);
  mockSharedData();
});

test("offers a retry after a failure, and keeps the focus in the log", async () => {
  jest.mocked(loadPost).mockRejectedValueOnce(new Error("offline"));
  show();
  expect(await screen.findByText("The article didn’t load.")).toBeVisible();
  expect(screen.getByRole("link", { name: "(512) 555-0100" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("log")).toHaveFocus();
  expect(await screen.findByText("Plaque is a soft film.")).toBeVisible();
});
