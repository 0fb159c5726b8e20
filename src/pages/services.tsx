import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BookOrPrice } from "../components/ui/book-or-price";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { PriceEstimator } from "../components/services/price-estimator";
import { PrintAddress } from "../components/ui/shop-address";
import { AllPrices } from "../components/services/all-prices";
import { Section } from "../components/ui/section";
import { Seo } from "../components/ui/seo";
import { ServiceTiles } from "../components/services/service-tiles";
import { useSite } from "../hooks/use-shared-data";
import { allPricesId, estimateId } from "../lib/links/site-ids";
import { shopReference } from "../lib/structured-data/business";
import { priceCatalog } from "../lib/structured-data/price-catalog";
import { servicesPath } from "../lib/links/routes";
import { pageContainer } from "../styles/mixins";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const site = useSite();
  const sizes = data.sizes.nodes;
  const coats = data.coats.nodes;
  const prices = data.prices.nodes;
  const hasTiles = data.tiles.nodes.length > 0;
  return (
    <>
      <Seo
        title="Our Services"
        searchTitle="Our Services: dog grooming prices"
        path={servicesPath}
        description={`Price lists, and a price estimator: pick your dog's size and coat and see what each service costs${site.salesTaxPercent > 0 ? ", before and with tax" : ""}.`}
        data={[
          { ...shopReference(site), hasOfferCatalog: priceCatalog(site.url, prices, sizes, coats) },
        ]}
      />
      <PageHeader title="Our Services" medallion="scissors">
        <p className="screen-only">
          <span>{hasTiles ? "Choose a price list, or see" : "See"}</span>{" "}
          <a href={`#${estimateId}`}>the price for your dog</a> <span>or </span>
          <a href={`#${allPricesId}`}>all prices</a>
          <span>.</span>
        </p>
      </PageHeader>
      {hasTiles && (
        <PageContainer className="screen-only">
          <ServiceTiles tiles={data.tiles.nodes} />
        </PageContainer>
      )}
      <Section isScreenOnly id={estimateId} tone="light" heading="The price for your dog">
        <PriceEstimator
          location={location}
          sizes={sizes}
          coats={coats}
          prices={prices}
          dogParameters={data.site?.booking.dogParameters}
        />
        <noscript>
          Without JavaScript this page can’t work out a price, but{" "}
          <a href={`#${allPricesId}`}>all prices</a> are below.
        </noscript>
      </Section>
      <Section id={allPricesId} heading="All prices">
        <AllPrices
          sizes={sizes}
          coats={coats}
          prices={prices}
          walkIn={data.walkIn.nodes}
          addOns={data.addOns.nodes}
        />
      </Section>
      <BookOrPrice source="services" css={bookingRow} />
      <PrintAddress />
    </>
  );
}

const bookingRow = css`
  ${pageContainer}
  margin-top: calc(var(--space-8) - var(--space-section));
  padding-bottom: var(--space-section);
`;

export const query = graphql`
  query ServicesPage {
    tiles: allServiceTile(sort: { position: ASC }) {
      nodes {
        ...ServiceTile
      }
    }
    sizes: allDogSize(sort: { position: ASC }) {
      nodes {
        ...DogSizeChoice
      }
    }
    coats: allCoatType(sort: { position: ASC }) {
      nodes {
        ...CoatTypeChoice
      }
    }
    prices: allServicePrice(sort: { position: ASC }) {
      nodes {
        ...ServicePrices
      }
    }
    walkIn: allWalkInService(sort: { position: ASC }) {
      nodes {
        ...PricedWalkIn
      }
    }
    addOns: allServiceItem(sort: { position: ASC }) {
      nodes {
        ...PricedService
      }
    }
    site: siteIdentity {
      booking {
        dogParameters {
          size
          coat
          service
        }
      }
    }
  }
`;
