import { act, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { promotion } from "../../../test/builders/records";
import { Promotions } from "./promotions";

const seasonal = [
  { id: "nails", month: "March", discount: "25%", subject: "nail trims" },
  { id: "teeth", month: "May", discount: "$3", subject: "teeth" },
];
const lasting = [
  promotion({ title: "Two for one", validUntil: "2026-03-10" }),
  promotion({ title: "Spring", validUntil: "2026-12-31", terms: "" }),
];

/** Shows the offers at noon of a day in Austin. */
function show(day: string, ...[promotions, offers]: Parameters<typeof offersOf>) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-06:00`) });
  act(() => void render(offersOf(promotions, offers)));
}
const offersOf = (promotions = lasting, offers = seasonal) => (
  <Promotions promotions={promotions} seasonal={offers} />
);
const titles = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test.each([
  ["2026-03-10", ["25% off nail trims", "Two for one", "Spring"]],
  ["2026-03-11", ["25% off nail trims", "Spring"]],
  ["2026-04-01", ["Spring"]],
])("on %s are on: %s", (day, shown) => {
  show(day);
  expect(titles()).toEqual(shown);
});

test("an offer says what, for how long, and its terms if it has any", () => {
  show("2026-03-01", [promotion()], []);
  const offer = screen.getByRole("article");
  expect(offer).toHaveTextContent("For dogs that we have not met.");
  expect(offer).toHaveTextContent("Valid until June 30, 2026");
  expect(offer).toHaveTextContent("One bath for each dog.");
});

test("while nothing is on, that is said, and when offers come back", () => {
  show("2026-07-01", []);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Nothing is on sale today");
  const months = within(screen.getByRole("list", { name: "Offers of the year" }));
  expect(months.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "March25% offnail trims",
    "May$3 offteeth",
  ]);
  expect(screen.getByRole("link", { name: /newsletter/ })).toHaveAttribute("href", "#newsletter");
});

test("a shop without offers has no empty list of them", () => {
  show("2026-07-01", [], []);
  expect(screen.getByText(/Come back in a while/)).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("the built HTML claims to know no day", () => {
  expect(renderToStaticMarkup(offersOf([]))).not.toContain("today");
  expect(renderToStaticMarkup(offersOf())).toContain("Two for one");
});
