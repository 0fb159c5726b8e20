import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BookLink } from "../components/ui/book-link";
import { MailLink, PhoneLink } from "../components/ui/contact-link";
import { DirectionsLink, ShopAddress } from "../components/ui/shop-address";
import { LocationCard } from "../components/locations/location-card";
import { OpeningStateLine, twoLines } from "../components/ui/opening-state-line";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { LocationAndHours } from "../components/ui/location-and-hours";
import { LinkList } from "../components/ui/link-list";
import { Section } from "../components/ui/section";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { assertDefined } from "../lib/assert-defined";
import { formatList } from "../lib/text/words";
import { toFreeId } from "../lib/links/free-id";
import { locationsPath } from "../lib/links/routes";
import { from, largeText, lessRoom } from "../styles/media";
import { tapTarget } from "../styles/mixins";

export default function LocationsPage({ data }: PageProps<Queries.LocationsPageQuery>) {
  const locations = data.locations.nodes;
  const { address } = useSite();
  const cities = locations.map(({ city }) => city);
  const served = cities.length > 0 ? cities : [address.city];
  return (
    <>
      <Seo
        title="Locations"
        searchTitle={`Locations: dog grooming in ${formatList(served)}`}
        path={locationsPath}
        description={`Dog grooming for ${served.join(", ")}: the shop's address, its opening hours and booking, and the drive times from your neighborhood.`}
      />
      <PageHeader title="Locations" medallion="map-pin">
        <p>
          {`One shop in ${address.city}.${cities.length > 0 ? " Here is the drive from your neighborhood." : ""}`}
        </p>
        <div css={addressAndState}>
          <ShopAddress />
          <OpeningStateLine css={twoLines} />
        </div>
        <p css={contactLinks}>
          <BookLink source="locations" className="screen-only" />
          <DirectionsLink css={contactLink} />
          <PhoneLink css={contactLink} />
          <MailLink css={contactLink} />
        </p>
      </PageHeader>
      <Section tone="light" {...assertDefined(data.home, "data/home.json").location}>
        <LocationAndHours isBelowAddress />
      </Section>
      {locations.length > 0 && (
        <PageContainer css={{ paddingTop: "var(--space-section)" }}>
          <LinkList
            label="Towns"
            links={cities.map((city) => ({ name: city, path: `#${toFreeId(city)}` }))}
            css={towns}
          />
          <div css={cards}>
            {locations.map((location) => (
              <LocationCard key={location.city} location={location} />
            ))}
          </div>
        </PageContainer>
      )}
    </>
  );
}

const addressAndState = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-10);
  margin-top: var(--space-4);
  font-size: var(--text-body);
`;

const contactLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-top: var(--space-4);
  font-size: var(--text-body);

  ${from("lg")} {
    width: max-content;

    ${lessRoom} {
      width: auto;
    }
  }
`;

const contactLink = css(tapTarget);

const towns = css`
  margin-bottom: var(--space-6);

  li {
    display: grid;
    flex: 1;
  }

  a {
    border: var(--border-strong);
    background: none;
    font-size: inherit;
  }

  ${largeText} {
    li {
      flex: auto;
    }
  }

  ${from("lg")} {
    display: none;
  }
`;

const cards = css`
  display: grid;
  gap: var(--space-8);

  ${from("lg")} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    column-gap: var(--space-6);
  }

  @media print {
    display: block;

    > * + * {
      margin-top: var(--space-8);
    }
  }
`;

export const query = graphql`
  query LocationsPage {
    locations: allLocation(sort: { position: ASC }) {
      nodes {
        ...LocationCard
      }
    }
    home: homeText {
      location {
        heading
        subtitle
      }
    }
  }
`;
