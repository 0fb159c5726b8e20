import { act, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { promotion } from "../../../test/builders/records";
import { Promotions } from "./promotions";

test("without an offer, the page explains how to hear of the next one", () => {
  mockSharedData({ site: { phone: "(512) 555-0199" } });
  const ended = promotion({ validUntil: "2020-03-10" });
  act(() => void render(<Promotions promotions={[ended]} seasonal={[]} />));
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Sign up for our newsletter", "#newsletter"],
    ["Read our blog", "/blog/"],
    ["Call (512) 555-0199", "tel:+15125550199"],
  ]);
});
