import { fireEvent, render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { galleryPhoto } from "../../../test/builders/records";
import { Picture } from "./picture";

const variants = galleryPhoto("a").image;
const withFallback: IGatsbyImageData = {
  layout: "constrained",
  width: 400,
  height: 300,
  images: {
    sources: [{ srcSet: "/b.webp 400w, /b2.webp 800w", type: "image/webp", sizes: "" }],
    fallback: { src: "/b.jpg", srcSet: "/b.jpg 400w, /b2.jpg 800w", sizes: "" },
  },
};

test("has a source for each variant, with its window widths and the layout's sizes", () => {
  const { container } = render(<Picture image={variants} alt="A dog" sizes="50vw" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ srcset, media, sizes }) => ({ srcset, media, sizes }))).toEqual([
    { srcset: "/img-cache/a-sm.webp?v=1 640w", media: "(max-width: 640px)", sizes: "50vw" },
    { srcset: "/img-cache/a-md.webp?v=1 1024w", media: "(max-width: 1024px)", sizes: "50vw" },
    { srcset: "/img-cache/a-lg.webp?v=1 1600w", media: "", sizes: "50vw" },
  ]);
  const img = screen.getByRole("img", { name: "A dog" });
  expect(img).toHaveAttribute("src", "/img-cache/a-lg.webp?v=1");
  expect(img).toHaveAttribute("width", "1600");
  expect(img).toHaveAttribute("height", "1067");
});

test("keeps the fallback of ordinary image data", () => {
  render(<Picture image={withFallback} alt="A dog" sizes="50vw" />);
  const img = screen.getByRole("img");
  expect(img).toHaveAttribute("src", "/b.jpg");
  expect(img).toHaveAttribute("srcset", "/b.jpg 400w, /b2.jpg 800w");
  expect(img).toHaveAttribute("sizes", "50vw");
});

test("loads lazily by default", () => {
  const { rerender } = render(<Picture image={variants} alt="A dog" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  rerender(<Picture image={variants} alt="A dog" loading="eager" fetchPriority="high" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("shows the alt text of a failed photo until the photo loads", () => {
  render(<Picture image={variants} alt="A dog" />);
  const img = screen.getByRole("img", { name: "A dog" });
  expect(screen.queryByText("A dog")).toBeNull();
  fireEvent.error(img);
  expect(screen.getByText("A dog")).toBeVisible();
  expect(screen.getAllByRole("img")).toEqual([img]);
  fireEvent.load(img);
  expect(screen.queryByText("A dog")).toBeNull();
});
