import { render, waitFor } from "@testing-library/react";
import { galleryPhoto } from "../../../test/builders/records";
import { PhotoPreloads, variantsOf } from "./photo-preloads";

test("exactly one variant fits each window", () => {
  expect(variantsOf(galleryPhoto("corgi").image).map(({ media }) => media)).toEqual([
    "(max-width: 640px)",
    "(not (max-width: 640px)) and (max-width: 1024px)",
    "(not (max-width: 640px)) and (not (max-width: 1024px))",
  ]);
});

test("the first three photos are preloaded, the first before the others", async () => {
  render(<PhotoPreloads photos={["corgi", "husky", "yorkie", "poodle"].map(galleryPhoto)} />);
  const links = () => [...document.head.querySelectorAll("link[rel=preload][as=image]")];
  await waitFor(() => expect(links()).toHaveLength(9));
  expect(links().map((link) => link.getAttribute("href"))).toEqual(
    ["corgi", "husky", "yorkie"].flatMap((name) =>
      ["sm", "md", "lg"].map((size) => `/img-cache/${name}-${size}.webp?v=1`),
    ),
  );
  expect(links().map((link) => link.getAttribute("fetchpriority"))).toEqual([
    ...["high", "high", "high"],
    ...["low", "low", "low", "low", "low", "low"],
  ]);
});
