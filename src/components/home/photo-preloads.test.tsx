import { render, waitFor } from "@testing-library/react";
import { galleryPhoto } from "../../../test/builders/records";
import { PhotoPreloads } from "./photo-preloads";

test("the first three photos are preloaded, the first with high priority, each in one size", async () => {
  render(<PhotoPreloads photos={["corgi", "husky", "yorkie", "poodle"].map(galleryPhoto)} />);
  const links = () => [...document.head.querySelectorAll("link[rel=preload][as=image]")];
  await waitFor(() => expect(links()).toHaveLength(9));
  const valuesOf = (name: string) => links().map((link) => link.getAttribute(name));
  expect(valuesOf("href")).toEqual(
    ["corgi", "husky", "yorkie"].flatMap((name) =>
      ["sm", "md", "lg"].map((size) => `/img-cache/${name}-${size}.webp?v=1`),
    ),
  );
  expect(valuesOf("media").slice(0, 3)).toEqual([
    "(max-width: 640px)",
    "(not (max-width: 640px)) and (max-width: 1024px)",
    "(not (max-width: 640px)) and (not (max-width: 1024px))",
  ]);
  const priorities = ["high", "low", "low"].flatMap((priority) => [priority, priority, priority]);
  expect(valuesOf("fetchpriority")).toEqual(priorities);
});
