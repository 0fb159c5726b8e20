import type { FAQPage } from "schema-dts";

interface Item {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers of a page. */
export const faqPageData = (items: readonly Item[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
