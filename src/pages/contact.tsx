import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact/contact-details";
import { ContactForm } from "../components/forms/contact-form";
import { ErrorBoundary } from "../components/ui/error-boundary";
import { TextPageLink } from "../components/ui/text-page-link";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { from } from "../styles/media";
import { contactPath } from "../lib/links/routes";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <>
      <Seo
        title="Questions?"
        searchTitle="Questions? Phone, address and opening hours of our dog groomer"
        description="Write to our dog groomer, or find the shop's phone number, email address, street address and opening hours."
        path={contactPath}
      />
      <PageHeader title="Questions?" medallion="mail">
        <p>Matted coat? Nervous puppy? Tight schedule? Tell us about your dog.</p>
        <TextPageLink page={data.firstVisit}>
          {(link) => (
            <p css={{ marginTop: "var(--space-2)" }}>Coming for the first time? Read {link}.</p>
          )}
        </TextPageLink>
      </PageHeader>
      <PageContainer css={columns}>
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
        <ErrorBoundary>
          <ContactDetails />
        </ErrorBoundary>
      </PageContainer>
    </>
  );
}

const columns = css`
  display: grid;
  gap: var(--space-10);

  ${from("lg")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

export const query = graphql`
  query ContactPage {
    firstVisit: mdx(contentPath: { eq: "pages/first-visit" }) {
      ...TextPageLink
    }
  }
`;
