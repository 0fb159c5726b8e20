import { render, screen, within } from "@testing-library/react";
import { post } from "../../../test/builders/posts";
import { PostArticle } from "./post-article";
import { PostMeta } from "./post-meta";

describe("the article", () => {
  test("has the cover with its words, the text, and its topics at the end", () => {
    render(<PostArticle {...post("ticks")} />);
    expect(screen.getByRole("img", { name: "A dog in the sun" })).toHaveAttribute(
      "src",
      "/ticks.webp",
    );
    expect(screen.getByRole("heading", { name: "What to do" })).toBeVisible();
    expect(screen.getByText("Brush twice a week.")).toBeVisible();
    const topics = within(screen.getByRole("navigation", { name: "Topics of this post" }));
    expect(
      topics.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["coats", "/blog/tag/coats/"],
      ["summer care", "/blog/tag/summer-care/"],
    ]);
  });

  test("without a cover starts with its text", () => {
    render(<PostArticle {...post("ticks", { image: null })} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("Brush twice a week.")).toBeVisible();
  });
});

describe("what stands below the title", () => {
  test("category, author, day, last change, and the time to read", () => {
    const { container } = render(<PostMeta {...post("ticks")} />);
    expect(container).toHaveTextContent(
      "Pet HealthBy Ada ByronApril 1, 2026Updated April 8, 20263 min read",
    );
  });

  test("a post that was never changed says no second day", () => {
    const { container } = render(<PostMeta {...post("ticks", { lastModified: "2026-04-01" })} />);
    expect(container).not.toHaveTextContent("Updated");
    expect(container.querySelectorAll("time")).toHaveLength(1);
  });
});
