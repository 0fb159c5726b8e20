import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import FaqPage from "./faq";

const questions = ["How much?", "How long?", "Why?"];
const nodes = questions.map((question) => ({
  jsonId: question.toLowerCase().replaceAll(/\W+/g, "-"),
  question,
  answer: `About that: ${question}`,
  links: null,
}));
const show = (firstVisit: Queries.FirstVisitFragment["firstVisit"] = null) => {
  mockSharedData();
  render(<FaqPage {...pageProps({ faq: { nodes }, firstVisit }, "/faq/")} />);
};

/** The links next to the questions: label and target. */
const linksBeside = () =>
  within(screen.getByRole("complementary"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const usual = [
  ["Call (512) 555-0100", "tel:+15125550100"],
  ["Send a message", "/contact/"],
  ["See services and prices", "/services/"],
];

test("the questions stand in order; who has another can call, write, or see the prices", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("FAQ");
  const asked = [...document.querySelectorAll("summary")];
  expect(asked.map(({ textContent }) => textContent)).toEqual(questions);
  expect(linksBeside()).toEqual(usual);
});

test("who comes for the first time can read about it, if there is a text", () => {
  show({ frontmatter: { title: "New Here" } });
  expect(linksBeside()).toEqual([...usual, ["New Here", "/first-visit/"]]);
});
