import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import NotFoundPage from "./404";

const page = (
  <NotFoundPage {...pageProps({ pages: { nodes: [{ path: "/about/" }, { path: "/faq/" }] } })} />
);

beforeEach(() => mockSharedData());

test("says that there is no page, with the note's value, and leads home", () => {
  render(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
  const corners = screen.getAllByText("404").map((corner) => corner.getAttribute("aria-hidden"));
  expect(corners).toEqual([null, "true"]);
  expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  expect(
    screen.getByText("This element may still be in production, we appreciate your patience"),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Go back home" })).toHaveAttribute("href", "/");
});

test("without scripts all pages are listed: nobody is taken to one", () => {
  const [, withoutScripts = ""] =
    /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(page)) ?? [];
  expect(withoutScripts.match(/href="[^"]+"/g)).toEqual(['href="/about/"', 'href="/faq/"']);
});
