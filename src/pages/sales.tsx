import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../components/ui/page-header";
import { Promotions } from "../components/promotions/promotions";
import { ReadyToSchedule } from "../components/promotions/ready-to-schedule";
import { Seo } from "../components/ui/seo";
import { salesPath } from "../lib/links/routes";
import { pageContainer } from "../styles/mixins";

export default function SalesPage({ data }: PageProps<Queries.SalesPageQuery>) {
  return (
    <>
      <Seo
        title="Current Promotions"
        searchTitle="Current Promotions on dog grooming"
        path={salesPath}
        description="The current promotions at our shop, with their terms and last day, and how to hear about the next one."
      />
      <PageHeader title="Current Promotions" medallion="rosette-discount" />
      <div css={page}>
        <Promotions promotions={data.promotions.nodes} seasonal={data.seasonal.nodes} />
      </div>
      <ReadyToSchedule />
    </>
  );
}

const page = css`
  ${pageContainer}
  padding-block: var(--space-section);
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
