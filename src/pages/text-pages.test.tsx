import { render, screen } from "@testing-library/react";
import { linksIn } from "../../test/builders/links-in";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { bookingAddress } from "../../test/builders/shared-data";
import { mapPageUrl } from "../lib/links/map-urls";
import NotFoundPage from "./404";
import BookPage from "./book";
import ContactPage from "./contact";
import DevTeamPage from "./devteam";
import ErrorPage from "./error";
import FaqPage from "./faq";
import HelpPage from "./help";

const call = ["(512) 555-0100", "tel:+15125550100"];
const mail = ["hello@paw.example", "mailto:hello@paw.example"];
const firstVisit = { frontmatter: { title: "New Here" } };
const developer = { name: "Code & Comb", url: "https://comb.example/" };
const faq = {
  nodes: ["How much?", "How long?"].map((question) => ({
    jsonId: question,
    question,
    answer: "It depends.",
    links: null,
  })),
};
const notFound = pageProps({ pages: { nodes: [{ path: "/about/" }, { path: "/faq/" }] } });

beforeEach(() =>
  mockSharedData({ site: { textPhone: "(512) 555-0101", arrival: "Park by the barn." } }),
);

test.each([
  ["Page not found", <NotFoundPage key="404" {...notFound} />, [["Go back home", "/"]]],
  ["This is the booking page", <BookPage key="book" />, [["Book Now", bookingAddress], call]],
  [
    "Something went wrong",
    <ErrorPage key="error" />,
    [call, ["Go back home", "/"], ["Get help", "/help/"]],
  ],
  [
    "Development Team",
    <DevTeamPage key="dev" {...pageProps({ site: { name: "The Clean Paw", developer } })} />,
    [["comb.example", developer.url]],
  ],
  [
    "Help",
    <HelpPage key="help" />,
    [
      mail,
      call,
      ["(512) 555-0101", "sms:+15125550101"],
      ["Send a message", "/contact/"],
      ["Read the answers", "/faq/"],
    ],
  ],
  [
    "Questions?",
    <ContactPage key="contact" {...pageProps({ firstVisit })} />,
    [
      ["New Here", "/first-visit/"],
      call,
      ["Text (512) 555-0101", "sms:+15125550101"],
      mail,
      ["Open the map", mapPageUrl({ latitude: 30.35, longitude: -97.37 })],
    ],
  ],
  [
    "FAQ",
    <FaqPage key="faq" {...pageProps({ faq, firstVisit })} />,
    [
      ["# Link to this answer: How much?", "#How much?"],
      ["# Link to this answer: How long?", "#How long?"],
      ["Call (512) 555-0100", "tel:+15125550100"],
      ["Send a message", "/contact/"],
      ["See services and prices", "/services/"],
      ["New Here", "/first-visit/"],
    ],
  ],
])("the page %s has its title and links", (title, page, links) => {
  render(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(linksIn()).toEqual(links);
});

test("the developer's site runs in a sandbox and loads lazily", () => {
  render(<DevTeamPage {...pageProps({ site: { name: "The Clean Paw", developer } })} />);
  const frame = screen.getByTitle("Website of Code & Comb");
  expect(frame).toHaveAttribute("src", developer.url);
  expect(frame).toHaveAttribute("sandbox", "allow-scripts");
  expect(frame).toHaveAttribute("loading", "lazy");
});
