import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Poster } from "./poster";

const rims = () => [...document.querySelectorAll("textPath")].map(({ textContent }) => textContent);

test("the poster says who, since when, where, how to call and write, and has the code", () => {
  const name = "The Clean Paw and Whisker Parlor of Bastrop County";
  mockSharedData({ site: { name } });
  render(<Poster motto="Clean Dogs Only" />);
  const poster = screen.getByRole("region", { name: "Poster" });
  for (const words of [name, "Established 2011", "Elgin · Manor", "Scan to book"])
    expect(poster).toHaveTextContent(words);
  for (const words of ["(512) 555-0100", "hello@paw.example", "paw.example"])
    expect(poster).toHaveTextContent(words);
  expect(rims()).toEqual(["CLEAN DOGS ONLY", "ESTABLISHED 2011"]);
  expect(screen.getByRole("img", { name: "QR code of the booking page" })).toBeVisible();
});
