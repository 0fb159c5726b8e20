import { render, waitFor } from "@testing-library/react";
import { galleryPhoto } from "../../../test/builders/records";
import { PhotoPreloads } from "./photo-preloads";

test("the first three photos are preloaded, the first before the others, each once for any window", async () => {
  render(<PhotoPreloads photos={["corgi", "husky", "yorkie", "poodle"].map(galleryPhoto)} />);
  const links = () => [...document.head.querySelectorAll("link[rel=preload][as=image]")];
  await waitFor(() => expect(links()).toHaveLength(9));
  const told = (name: string) => links().map((link) => link.getAttribute(name));
  expect(told("href")).toEqual(
    ["corgi", "husky", "yorkie"].flatMap((name) =>
      ["sm", "md", "lg"].map((size) => `/img-cache/${name}-${size}.webp?v=1`),
    ),
  );
  expect(told("media").slice(0, 3)).toEqual([
    "(max-width: 640px)",
    "(not (max-width: 640px)) and (max-width: 1024px)",
    "(not (max-width: 640px)) and (not (max-width: 1024px))",
  ]);
  const urgency = ["high", "low", "low"].flatMap((one) => [one, one, one]);
  expect(told("fetchpriority")).toEqual(urgency);
});
