import { breadcrumbData } from "./breadcrumbs";
import { faqPageData } from "./faq-page";

test("breadcrumbs lead from the home page to the page, with positions from 1", () => {
  const crumbs = [{ name: "Our Services", path: "/services/" }];
  expect(breadcrumbData("https://www.shaggy.example", crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://www.shaggy.example/" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Our Services",
      item: "https://www.shaggy.example/services/",
    },
  ]);
});

test("each question has its answer", () => {
  expect(faqPageData([{ question: "How much?", answer: "It depends." }])).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How much?",
        acceptedAnswer: { "@type": "Answer", text: "It depends." },
      },
    ],
  });
});
