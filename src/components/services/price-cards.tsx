import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { framedLink } from "../../styles/frames";
import { columns } from "../../styles/mixins";
import { alignedRows, PriceCard } from "./price-card";
import { servicesPath } from "../../lib/links/routes";

export const PriceCards = ({ packages }: { packages: readonly Queries.PriceCardFragment[] }) => (
  <>
    <p className="screen-only" css={estimate}>
      <Link to={servicesPath}>Find your dog’s price</Link>
    </p>
    {/* Rows of four would leave a single card in the last row. */}
    <ul css={[css(columns(2, packages.length % 4 === 1 ? 3 : 4)), grid]}>
      {packages.map((item, index) => (
        <li key={item.jsonId}>
          <PriceCard item={item} number={index + 1} />
        </li>
      ))}
    </ul>
  </>
);

const grid = css`
  gap: var(--space-5);

  li {
    display: grid;
  }

  ${alignedRows}

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li {
      break-inside: avoid;
    }
  }
`;

const estimate = css`
  margin-bottom: var(--space-6);

  a {
    ${framedLink}
    padding-inline: var(--space-5);
    background-color: var(--color-card);
    font-weight: 650;
  }
`;

export const query = graphql`
  fragment PriceCard on PricingPackage {
    jsonId
    name
    href
    price {
      starting
      addons
    }
    description
    features
  }
`;
