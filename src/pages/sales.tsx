import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { PhoneLink } from "../components/ui/contact-link";
import { Icon } from "../components/ui/icon";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Promotions } from "../components/promotions/promotions";
import { Section } from "../components/ui/section";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { contactPath, salesPath } from "../lib/links/routes";
import { filled, framedLink } from "../styles/frames";

export default function SalesPage({ data }: PageProps<Queries.SalesPageQuery>) {
  const { phone } = useSite();
  return (
    <>
      <Seo
        title="Current Promotions"
        searchTitle="Current Promotions on dog grooming"
        path={salesPath}
        description="The current promotions at our shop, with their terms and last day, and how to hear about the next one."
      />
      <PageHeader title="Current Promotions" medallion="rosette-discount" />
      <PageContainer css={{ paddingTop: "var(--space-section)" }}>
        <Promotions promotions={data.promotions.nodes} seasonal={data.seasonal.nodes} />
      </PageContainer>
      <Section
        tone="light"
        heading="Ready to Schedule?"
        subtitle={`Call ${phone}, or write to us.`}
      >
        <div css={row}>
          <PhoneLink iconSize={20} css={[button, css(filled)]}>
            Call Now
          </PhoneLink>
          <Link to={contactPath} css={button}>
            <Icon name="mail" size={20} />
            Contact Us
          </Link>
        </div>
      </Section>
    </>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

const button = css`
  ${framedLink}
  flex: 1 1 12rem;
  min-height: 3.25rem;
`;

export const query = graphql`
  query SalesPage {
    promotions: allPromotion(sort: { validUntil: ASC }) {
      nodes {
        ...PromotionCard
      }
    }
    seasonal: allSeasonalOffer {
      nodes {
        id: jsonId
        month
        discount
        subject
      }
    }
  }
`;
