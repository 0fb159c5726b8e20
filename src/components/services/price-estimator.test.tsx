import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { pageLocation } from "../../../test/builders/page-props";
import { prices } from "../../../test/builders/prices";
import { recordEvent } from "../../analytics/record-event";
import coats from "../../../test/site/data/coat-types.json";
import sizes from "../../../test/site/data/dog-sizes.json";
import { PriceEstimator } from "./price-estimator";

jest.mock("../../analytics/record-event");

const estimator = (path = "/services/", state?: object | null, offered = prices) => (
  <PriceEstimator
    location={pageLocation(path, state)}
    sizes={sizes}
    coats={coats}
    prices={offered}
  />
);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const choose = (name: RegExp) => user.click(screen.getByRole("radio", { name }));
const announced = () => screen.getAllByRole("status")[0]!.textContent;

beforeEach(() => {
  jest.useFakeTimers(); // what is announced disappears after a while
  mockSharedData({ site: { salesTaxPercent: 8.25 } });
  window.history.replaceState(null, "", "/services/");
});

it("requests the missing choice, then shows and announces the price, until a link to the page", async () => {
  const { rerender } = render(estimator());
  expect(screen.getByText(/^Pick a weight and a coat/)).toBeVisible();
  await choose(/^31-50 lbs/);
  expect(screen.getByText(/^Now pick a coat/)).toBeVisible();
  await choose(/^Double/);
  expect(screen.getByRole("table", { name: "31-50 lbs, double coat" })).toHaveTextContent(
    "Bath: $51.00 before tax, $4.21 tax, $55.21 with tax.",
  );
  expect(announced()).toMatch(/^31-50 lbs, double coat: Bath: \$51.00, with tax \$55.21\./);
  expect(screen.getByRole("link", { name: "Book this" })).toHaveAttribute(
    "data-booking-source",
    "services",
  );
  const dog = { size: "medium", coat: "double" };
  expect(jest.mocked(recordEvent).mock.calls).toEqual([
    ["Estimate Shown", { location: "services", ...dog }],
  ]);
  rerender(estimator());
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("for a dog without any price, asks to call instead of showing an empty table", async () => {
  render(estimator("/services/?size=xxxl", null, []));
  await choose(/^Double/);
  const [sentence] = screen.getAllByText(
    /^No listed price for 121\+ lbs, double coat\. Please call/,
  );
  expect(announced()).toBe(sentence!.textContent);
  expect(screen.getByRole("link")).toHaveTextContent("(512) 555-0100");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each(["?size=huge&coat=curly", "?coat=constructor"])(
  "ignores the unknown values of %s",
  (search) => {
    render(estimator(`/services/${search}`));
    expect(screen.getByText(/^Pick a weight and a coat/)).toBeVisible();
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  },
);

describe("before hydration", () => {
  afterEach(() => document.body.replaceChildren());

  const build = () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(estimator());
    return container;
  };

  it("a visitor's choices stay, and show the price", async () => {
    const container = build();
    for (const name of [/^71-90 lbs/, /^Double/])
      fireEvent.click(screen.getByRole("radio", { name }));
    await act(() => Promise.resolve(hydrateRoot(container, estimator())));
    expect(screen.getByRole("table", { name: "71-90 lbs, double coat" })).toBeVisible();
    expect(window.location.search).toBe("?size=xl&coat=double");
  });

  it("the built HTML contains no choice from the URL; hydration adds it without an error", async () => {
    const container = build();
    const chosen = estimator("/services/?size=xl&coat=double");
    const onRecoverableError = jest.fn();
    await act(() => Promise.resolve(hydrateRoot(container, chosen, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole("table", { name: "71-90 lbs, double coat" })).toBeVisible();
    expect(screen.getByRole("radio", { name: /^71-90 lbs/ })).toBeChecked();
  });
});
