import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { TextPageLink } from "../components/ui/text-page-link";
import { FaqList } from "../components/faq/faq-list";
import { PhoneLink } from "../components/ui/contact-link";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { contactPath, faqPath, servicesPath } from "../lib/links/routes";
import { banknote } from "../styles/frames";
import { from } from "../styles/media";
import { tapLinks } from "../styles/mixins";

const faqPageData = (items: readonly Queries.FaqEntryFragment[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { phone } = useSite();
  const questions = data.faq.nodes;
  return (
    <>
      <Seo
        title="FAQ"
        searchTitle="FAQ: what dog grooming costs, and how to book"
        description="What grooming costs, what we offer, our training and our insurance, and how to book: short answers to the questions we hear most."
        path={faqPath}
        data={questions.length > 0 ? [faqPageData(questions)] : []}
      />
      <PageHeader title="FAQ" medallion="question-mark">
        <p>
          {questions.length > 0 ? "The questions we hear most." : "No answers yet. Ask us instead."}
        </p>
      </PageHeader>
      <PageContainer css={layout}>
        {questions.length > 0 && <FaqList items={questions} location={location} />}
        <aside className="screen-only" css={askBox}>
          <h2>Something else?</h2>
          <p>Ask a person. No question about a dog is too small.</p>
          <ul>
            <li>
              <PhoneLink>Call {phone}</PhoneLink>
            </li>
            <li>
              <Link to={contactPath}>Send a message</Link>
            </li>
            <li>
              <Link to={servicesPath}>See services and prices</Link>
            </li>
            <TextPageLink page={data.firstVisit}>{(link) => <li>{link}</li>}</TextPageLink>
          </ul>
        </aside>
      </PageContainer>
    </>
  );
}

const layout = css`
  display: grid;
  gap: var(--space-10);

  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
    gap: var(--space-16);
    padding-top: var(--space-12);
  }

  @media print {
    display: block;
  }
`;

const askBox = css`
  padding: var(--space-5) var(--space-6) var(--space-4);
  ${banknote}

  h2 {
    color: var(--color-green);
    font-size: var(--text-title);
  }

  p {
    margin-block: var(--space-2);
  }
  ${tapLinks}
`;

export const query = graphql`
  query FaqPage {
    firstVisit: mdx(contentPath: { eq: "pages/first-visit" }) {
      ...TextPageLink
    }
    faq: allFaqItem(sort: { position: ASC }) {
      nodes {
        ...FaqEntry
      }
    }
  }
`;
