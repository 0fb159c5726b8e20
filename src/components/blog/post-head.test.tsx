import { render, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { post } from "../../../test/builders/posts";
import { picture, textPicture } from "../../../test/builders/records";
import { PostHead } from "./post-head";

const readHead = (selector: string, attribute = "content") =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test("search engines and social networks get author, title, dates and pictures", async () => {
  mockSharedData();
  const images = { fallback: { src: "/a.webp", srcSet: "/a.webp 640w,\n/b.webp 1600w" } };
  const pictures = [textPicture("before.jpg", { ...picture(), images })];
  render(<PostHead {...post("ticks")} pictures={pictures} />);
  await waitFor(() => expect(document.title).toBe("All about ticks | The Clean Paw"));
  expect(readHead("meta[name=description]")).toMatch(/^What we know of ticks/);
  expect(readHead("meta[name=keywords]")).toBe("coats, summer care");
  expect(readHead("meta[name=author]")).toBe("Ada Byron");
  expect(readHead("meta[property='article:published_time']")).toBe("2026-04-01");
  expect(readHead("meta[property='article:modified_time']")).toBe("2026-04-08");
  expect(readHead("link[rel=canonical]", "href")).toBe("https://paw.example/blog/ticks/");
  expect(readHead("meta[property='og:type']")).toBe("article");
  // The social picture is the cover, regardless of the text's pictures.
  expect(readHead("meta[property='og:image']")).toBe("https://paw.example/ticks.jpg");
  expect(readHead("meta[property='og:image:alt']")).toBe("A dog in the sun");

  const data = [...document.head.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as Record<string, unknown>,
  );
  expect(data.find((item) => item["@type"] === "BreadcrumbList")?.itemListElement).toHaveLength(3);
  expect(data.find((item) => item["@type"] === "BlogPosting")).toMatchObject({
    headline: "All about ticks",
    datePublished: "2026-04-01T17:00:00.000Z",
    dateModified: "2026-04-08T17:00:00.000Z",
    publisher: { "@id": "https://paw.example/#business", address: { postalCode: "78621" } },
    url: "https://paw.example/blog/ticks/",
    image: [
      { url: "https://paw.example/ticks.jpg", width: "1200 px", height: "630 px" },
      {
        url: "https://paw.example/b.webp",
        width: expect.stringMatching(/^\d+ px$/) as string,
      },
    ],
  });
});
