import { waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPage } from "./keep-page";

let fail: (() => void) | undefined;
const report = jest.fn();

/** Throws outside all boundaries, as Gatsby's router can. */
const Router = ({ isBroken, children }: { isBroken?: boolean; children: ReactNode }) => {
  const [hasFailed, setFailed] = useState(isBroken);
  useEffect(() => {
    fail = () => setFailed(true);
  }, []);
  if (hasFailed) throw new Error("no route");
  return children;
};

const page = (
  <div>
    <a href="tel:+15125550142">Call</a>
    <input aria-label="Name" />
  </div>
);
const html = `<div><a href="tel:+15125550142">Call</a><input aria-label="Name"></div>`;

function hydrate(isBroken: boolean): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  const container = document.querySelector("main")!;
  hydrateRoot(container, <Router isBroken={isBroken}>{page}</Router>, {
    onUncaughtError: keepPage(container),
    onRecoverableError: () => undefined,
  });
  return container;
}

const hasReported = () => waitFor(() => expect(report).toHaveBeenCalledWith(new Error("no route")));

// Inside `act`, React doesn't call `onUncaughtError`.
beforeAll(() => Object.assign(window, { reportError: report, IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  fail = undefined;
  document.documentElement.lang = "en-US";
  report.mockClear();
});

test("an error during hydration keeps the built HTML and is reported", async () => {
  const container = hydrate(true);
  await hasReported();
  expect(container.innerHTML).toBe(html);
});

test("a later error keeps the page as it is, with what was typed", async () => {
  const container = hydrate(false);
  await waitFor(() => expect(fail).toBeDefined());
  container.querySelector("input")!.value = "Ada";
  fail?.();
  await hasReported();
  expect(container.innerHTML).toBe(html);
  expect(container.querySelector("input")).toHaveValue("Ada");
  expect(document.documentElement).toHaveAttribute("lang", "en-US");
});
