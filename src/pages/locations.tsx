import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { OpeningState } from "../components/opening-state/opening-state";
import { PageHeader } from "../components/page-header/page-header";
import { PlaceAndHours } from "../components/place-and-hours/place-and-hours";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TownLinks } from "../components/towns/town-links";
import { TownTicket } from "../components/towns/town-ticket";
import { useBusinessData } from "../hooks/use-business-data";
import { required } from "../lib/required";
import { from } from "../styles/media";

/** The towns that dogs come from, with the way to the shop, and the shop itself. */
export default function LocationsPage({ data }: PageProps<Queries.LocationsPageQuery>) {
  const towns = data.towns.nodes;
  const { location } = required(data.home, "data/home.json");
  const cities = towns.map(({ city }) => city);
  const business = useBusinessData(data);
  return (
    <>
      <Seo
        title="Locations"
        path="/locations/"
        data={[business]}
        description={`Dog grooming for ${cities.join(", ")}: the neighborhoods we serve with their drive times, the shop's address, its opening hours and booking.`}
      />
      <PageHeader title="Locations">
        <p>One shop, and the way to it from where your dog lives. Traffic has the last word.</p>
        <OpeningState css={state} />
      </PageHeader>
      <div css={page}>
        <TownLinks cities={cities} />
        <div css={tickets}>
          {towns.map((town) => (
            <TownTicket key={town.city} town={town} />
          ))}
        </div>
      </div>
      <Section tone="light" {...location}>
        <PlaceAndHours />
      </Section>
    </>
  );
}

const state = css`
  margin-top: var(--space-4);
  font-size: var(--text-body);
`;

const page = css`
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-8) var(--gutter) var(--space-section);
`;

const tickets = css`
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
    ...BusinessData
    towns: allLocation(sort: { position: ASC }) {
      nodes {
        ...TownTicket
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
